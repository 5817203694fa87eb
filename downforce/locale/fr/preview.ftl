# What other services show of a link to a table.
preview-title = Table { ELIDE("de", $name) }
preview-about = { $status ->
    [waiting] Une course va commencer à { track-name } : prenez place ou regardez.
    [running] Une course est en cours à { track-name } : venez la suivre.
   *[over] La course à { track-name } est finie : revoyez-la carte par carte.
}
preview-picture = Le circuit { track-name } vu d’en haut
