# What players are told while they look elsewhere. Every language has the same ids and attributes.

turn = Your turn in { $game }
deal = You have been offered a deal in { $game }
end = { $game } is over
table = { $host }’s table, code { $code }
test = It works
test-body = Notices about your games will reach you here.

## Mail

mail-link = To the table: { $link }
mail-confirm = Do you want notices from Revenant?
mail-confirm-text =
    Somebody wants to be told at this address when it is their turn in a game.

    If that is you, confirm it here: { $link }

    If it is not, ignore this mail, and nothing more will come.
mail-unsubscribe = No more mail to this address: { $link }
