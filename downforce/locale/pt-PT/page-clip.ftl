## A part of a finished game as a moving picture, or a moment of it with the score

clip-title = Um excerto para partilhar
clip-part = O que mostra
clip-card = Esta carta
clip-lap = Esta volta
clip-race = A corrida inteira
clip-picture = Uma imagem com a pontuação
clip-make = Criar
clip-making = A criar…
clip-made = Pronto, { $size }
clip-save = Guardar
clip-failed = Este navegador não conseguiu criá-lo.
clip-alt = Pré-visualização do que foi criado
clip-button = Excerto animado
