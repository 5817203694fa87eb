# What other services show of a link to a table.
preview-title = { $name }’s table
preview-about = { $status ->
    [waiting] A race at { track-name } is about to begin: take a seat, or watch.
    [running] A race at { track-name } is on: come and watch.
   *[over] The race at { track-name } is over: see how it went, card by card.
}
preview-picture = The track { track-name } from above
