# What other services show of a link to a table.
preview-title = Mesa de { $name }
preview-about = { $status ->
    [waiting] Uma corrida em { track-name } está para começar: sente-se à mesa ou assista.
    [running] Uma corrida em { track-name } está em andamento: venha assistir.
   *[over] A corrida em { track-name } terminou: veja como foi, carta por carta.
}
preview-picture = A pista { track-name } vista de cima
