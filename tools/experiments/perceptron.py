"""A perceptron with two hidden layers, written in numpy and trained with Adam on one core.

Training is repeatable: the same seed gives the same network.
"""

import itertools
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
# The learning rate, the fraction of the steps used for warm-up, and the weight decay relative to the learning rate
RATE, WARM, SHRINK = 2e-3, 0.03, 1e-4
SLOW, SLOWER = 0.9, 0.999
BATCH = 512
CHUNK = 8192


class Perceptron:
    """A neural network whose first output is a logit trained with log loss. The other outputs only help training."""

    def __init__(self, sizes: tuple[int, int, int, int], seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.parts: list[Array] = []
        for wide, narrow in itertools.pairwise(sizes):
            drawn = self.random.standard_normal((wide, narrow)) * np.sqrt(2 / wide)
            self.parts += [drawn.astype(np.float32), np.zeros(narrow, np.float32)]
        self.mean = np.zeros(sizes[0], np.float32)
        self.spread = np.ones(sizes[0], np.float32)

    def standardise(self, inputs: Any) -> None:
        """Store the mean and the standard deviation of the inputs."""
        self.mean = inputs.mean(0, dtype=np.float32)
        spread = inputs.std(0, dtype=np.float32)
        self.spread = np.where(spread < 1e-3, np.float32(1), spread)

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        first, first_bias, second, second_bias, last, last_bias = self.parts
        hidden = np.maximum(x @ first + first_bias, 0)
        narrow = np.maximum(hidden @ second + second_bias, 0)
        return hidden, narrow, narrow @ last + last_bias

    def logits(self, inputs: Any) -> Array:
        chunks = [inputs[i : i + CHUNK] for i in range(0, len(inputs), CHUNK)]
        return np.concatenate([self.forward((chunk - self.mean) / self.spread)[2][:, 0] for chunk in chunks])

    def gradients(self, x: Array, targets: Array, others: float) -> list[Array]:
        """Return the gradients of the training loss.

        The loss is the log loss of the first output, plus `others` times half the squared error of the other outputs.
        """
        _, _, second, _, last, _ = self.parts
        hidden, narrow, out = self.forward(x)
        error = others * (out - targets)
        error[:, 0] = 1 / (1 + np.exp(-out[:, 0])) - targets[:, 0]
        error /= len(x)
        back = (error @ last.T) * (narrow > 0)
        deep = (back @ second.T) * (hidden > 0)
        return [x.T @ deep, deep.sum(0), hidden.T @ back, back.sum(0), narrow.T @ error, error.sum(0)]

    def fit(self, inputs: Any, targets: Array, epochs: int, others: float, report: Any = lambda epoch: None) -> None:
        """Train the network in batches, shuffled for every epoch. The learning rate follows a cosine decay."""
        batch = min(BATCH, len(inputs))
        order = np.arange(len(inputs))
        momentum = [np.zeros_like(part) for part in self.parts]
        squares = [np.zeros_like(part) for part in self.parts]
        steps, step = epochs * (len(inputs) // batch), 0
        for epoch in range(epochs):
            self.random.shuffle(order)
            for begin in range(0, len(order) - batch + 1, batch):
                rows = order[begin : begin + batch]
                x = (inputs[rows] - self.mean) / self.spread
                step += 1
                rate = RATE * min(1, step / (WARM * steps)) * (1 + np.cos(np.pi * step / steps)) / 2
                for i, slope in enumerate(self.gradients(x, targets[rows], others)):
                    momentum[i] += (1 - SLOW) * (slope - momentum[i])
                    squares[i] += (1 - SLOWER) * (slope**2 - squares[i])
                    usual = np.sqrt(squares[i] / (1 - SLOWER**step)) + 1e-8
                    move = momentum[i] / (1 - SLOW**step) / usual
                    self.parts[i] -= np.float32(rate) * (move + (SHRINK * self.parts[i] if i % 2 == 0 else 0))
            report(epoch)

    def layers(self) -> dict[str, Any]:
        """Return the layers in the format of the network file.

        The standardisation of the inputs is folded into the first layer, and only the first output is kept.
        """
        first, first_bias, second, second_bias, last, last_bias = (part.astype(np.float64) for part in self.parts)
        first = first / self.spread[:, None]
        return {
            "first": short(first),
            "first_bias": short(first_bias - self.mean @ first),
            "second": short(second),
            "second_bias": short(second_bias),
            "last": short(last[:, 0]),
            "last_bias": short(last_bias[:1]),
        }


def short(values: Any) -> Any:
    """Round values to six significant digits."""
    return [short(row) for row in values] if values.ndim > 1 else [float(f"{value:.6g}") for value in values]
