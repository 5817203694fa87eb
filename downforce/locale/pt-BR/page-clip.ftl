## A part of a finished game as a moving picture, or a moment of it with the score

clip-title = Um clipe para compartilhar
clip-part = O que ele mostra
clip-card = Esta carta
clip-lap = Esta volta
clip-race = A corrida inteira
clip-picture = Uma imagem com o placar
clip-make = Criar
clip-making = Criando…
clip-made = Pronto, { $size }
clip-save = Salvar
clip-failed = Este navegador não conseguiu criar o clipe.
clip-alt = Prévia do que foi criado
clip-button = Clipe
