# Cuando el servidor no responde: va dentro de la página.

unreachable = El servidor no responde. Tus partidas están a salvo.
unreachable-again = Probar otra vez
