# What other services show of a link to a table.
preview-title = Mesa de { $name }
preview-about = { $status ->
    [waiting] En { track-name } está a punto de empezar una carrera: siéntate a la mesa o mira.
    [running] En { track-name } hay una carrera en marcha: ven a verla.
   *[over] La carrera en { track-name } ha terminado: mira cómo fue, carta a carta.
}
preview-picture = El circuito { track-name } visto desde arriba
