# What players are told while they look elsewhere. Every language has the same ids and attributes.

turn = Your turn in { $game }
deal = You have been offered a deal in { $game }
end = { $game } is over
table = { $host }’s table, code { $code }
test = It works
test-body = Notices about your games will reach you here.
