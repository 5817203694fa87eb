# What other services show of a link to a table.
preview-title = Mesa de { $name }
preview-about = { $status ->
    [waiting] Uma corrida no circuito { track-name } está prestes a começar: senta-te à mesa ou assiste.
    [running] Uma corrida no circuito { track-name } está a decorrer: vem assistir.
   *[over] A corrida no circuito { track-name } terminou: vê como foi, carta a carta.
}
preview-picture = O circuito { track-name } visto de cima
