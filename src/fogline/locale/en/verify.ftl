# English. What verifying a record found (docs/verify.md); also on the pages.

verify-none = This record cannot be verified: it was made before games had commitments, elsewhere, or on a server without them. The record itself is still valid.
verify-text = The record is exactly as the server writes it.
verify-text-not = The record is not as the server writes it: something in it was changed.
verify-chain = { $lines ->
    [one] The only line played leads
   *[other] All { $lines } lines played lead
  } to the last commitment.
verify-chain-not = The lines played do not lead to the last commitment.
verify-lines = { $lines ->
    [one] The only line of the game follows
   *[other] All { $lines } lines of the game follow
  } the rules, up to its end.
verify-lines-not = This line breaks the rules: { $line }
verify-over-not = The game is not over.
verify-rules-not = The game was played under version { $version } of the rules, which is not the current one: draws and lines cannot be checked.
verify-draws = { $draws ->
    [0] There were no chance draws.
    [one] The only chance draw follows from the seeds.
   *[other] All { $draws } chance draws follow from the seeds.
  }
verify-draws-not = Chance draw { $number } is “{ $played }”, but the seeds give “{ $due }”.
verify-seeds = { $count ->
    [one] This seat added a seed of its own: { $seats }.
   *[other] These seats added seeds of their own: { $seats }.
  }
verify-seeds-not = A seed is wrong, was added twice, or came after an action: { $seat }.
verify-no-seeds = No seat added a seed of its own: all draws follow from the server’s seed alone.
verify-begun = { $lines ->
    [one] The first line comes
   *[other] The first { $lines } lines come
  } from another record; draws there were not made in this game.
verify-given = Your commitment belongs to this game: { $commitment }
verify-given-not = Your commitment does not belong to this game: { $commitment }
verify-first = First commitment, as shown before the first choice: { $commitment }
verify-holds = Everything checks out.
verify-holds-not = Not everything checks out.

## The seal on the pages

web-seal = Seal
web-seal-about = Chance draws are fixed in advance, and nobody can change a secret choice later. You can check this after the game.
web-seal-ask = You can check whether the chance draws and secret choices in this record were fixed in advance.
web-seal-check = Check the seal
web-seal-checking = Checking ...
web-seal-details = What was checked
web-seal-whole = The seal is intact: every draw follows from seeds that were fixed in advance, and no secret choice was changed.
web-seal-broken = The seal is broken: this record is not the game that the server committed to.
web-seal-none = { verify-none }
web-seal-compared = This browser compared the record with what it received during the game.
web-seal-not-compared = This browser has nothing from this game to compare the record with.
web-seal-not-computed = This browser cannot compute commitments on a page without https.
