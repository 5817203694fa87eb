# What other services show of a link to a table.
preview-title = Mesa de { $name }
preview-about = { $status ->
    [waiting] Uma corrida em { track-name } está prestes a começar: senta-te à mesa ou assiste.
    [running] Uma corrida em { track-name } está a decorrer: vem assistir.
   *[over] A corrida em { track-name } terminou: vê como foi, carta a carta.
}
preview-picture = A pista { track-name } vista de cima
