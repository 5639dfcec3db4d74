# The terminal's own words, and the refusals of the table. The words of a game are in games/<game>/text.

## How lists are written

list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }
list-you = you

## Refusals of the table

refusal-game-over = The game is over.
refusal-not-asked = It is not your turn to answer. Wait until you are asked.
refusal-waits-for-chance = Wait for the dice and cards first.
refusal-no-chance-asked = Neither dice nor cards are asked for now.
refusal-other-question = This does not answer the question. Choose one of its answers.
refusal-impossible-roll = Dice and cards cannot fall like this.
refusal-nothing-to-undo = You have nothing to take back: since then something was revealed or drawn, or somebody else has acted.
refusal-too-many-inputs = This game has reached its limit of moves.
refusal-changed-too-often = You have changed your mind often enough: your last choice stands.
refusal-no-window = You cannot step in now.
refusal-not-together = You cannot do these together: one of them reveals something. Do it first, alone.

## Commands: the name that is shown, then others that are understood

command-why = why
command-undo = undo
command-offer = offer
command-counter = counter
command-accept = accept
command-sleep = sleep
command-share = share
command-rules = rules rule
command-log = log
command-save = save
command-help = help ?
command-quit = quit exit q

help-number = A number does what is written beside it.
help-why = why N: what choice N does and by which rule, or why it is not allowed now.
help-undo = undo: takes back your last choice. You can do so until something is revealed or drawn, or somebody else acts.
help-offer = offer B gun for antidote: offers a card of yours to B. all instead of B is everybody; any is any card; vote C, tie C, lead A, share card B, spare A (no vote against A), spare-tie A, spare-lead A, marker armory, hold here (or hold everything) and leave effect are promises about the location at hand, and i before one makes it yours: i spare B. At the end may stand when it is paid, in any case or if survives punk (or dies punk, loses B, unharmed A, leads A, no-attack), and how long the offer stands, until location or until turn. Cards have the names they have in journals.
help-counter = counter B gun for antidote: answers the latest offer of B to you with another one, written like an offer. counter B 3 … answers the offer of that number.
help-accept = accept B gun, alarm: takes the latest offer of B to you and gives these cards, where it leaves the choice to you. accept B 3 … takes the offer of that number.
help-sleep = sleep: passes until the end of the turn, unless an attack, a card or an offer touches you.
help-share = share 2 0 1: you want the Wounds shared like this, hero by hero in the order of the rows. In Hero Mode, letters of a Citizen who takes one may follow.
help-rules = rules ID: prints a rule. Without its last number an id is a chapter, and its letters alone are all chapters.
help-log = log: everything you have been told since the game began.
help-save = save, or save FILE: keeps the game in a file. The file holds everybody's secrets.
help-quit = quit: leaves the table. An empty line shows the screen again.

## The screen

welcome = You are { $seat }. help lists what you can type.
news-earlier = … (log shows what came before)
not-now = not now:
may-undo = undo takes your last choice back, until something is revealed or somebody else acts.
prompt-hint = a number · why N · rules ID · log · undo · save · help · quit
taken-back =
    { $seat-is ->
        [you] You take your last choice back.
       *[other] { $seat } takes the last choice back.
    }
game-is-over = The game is over.
plate-you = you
plate-bot = bot

## Answers at the prompt

no-such-number = Choose a number from 1 to { $n }.
unknown-command = I do not know this command. Try: help
offer-how = This offer cannot be read. Write it as in: offer B gun for antidote, or: offer B gun for vote C
accept-how = There is no offer of that player to take, or the cards cannot be read. Write it as in: accept B gun, alarm
counter-how = There is no offer of that player to answer, or the answer cannot be read. Write it as in: counter B gun for antidote
share-how = This sharing cannot be read. Write the Wounds of each hero in the order of the rows, as in: share 2 0 1
no-offers = There is nothing to offer in this game.
why-how = Write why and the number of a choice, as in: why 1
why-allowed = Allowed.
why-refused = Not now.
rules-how = Write rules and an id, as in: rules TABLE-2. Without its last number an id is a chapter, and its letters alone are all chapters.
rules-unknown = There is no rule { $id }. Near it are { $nearest }.
save-done = Saved in { $file }. Go on with: { $command }
save-other-file = Not saved: { $file } is there already, and is no journal of this game. Choose another name.
save-failed = Not saved: { $file }: { $reason }
quit-unsaved = The game is not saved. save keeps it; quit once more leaves without it.

## Passing the keyboard

pass-the-keyboard = Pass the keyboard to { $seat }, then press Enter.
pass-may-undo = ({ $seat } may still take the last choice back: undo)

## Leaving, and the end

leave-saved = Good night. Go on with: { $command }
leave-saved-earlier = Good night. What was played since the last save is lost; go on from there with: { $command }
leave-unsaved = Good night. The game was not saved.
end-winner = WINS
end-winners = { $seats } made it through the night.
end-nobody = Nobody made it through the night.
end-together-won = Together you have won.
end-together-lost = Together you have lost.
end-hint-saved = Enter leaves the table.
end-hint-unsaved = save keeps the game for a replay; Enter leaves the table.
end-replay = See it all again, secrets included: { $command }
end-unsaved = The game was not saved.

## A table that its game does not draw

plain-round = Round { $round }
plain-over = The game is over
plain-points = { $n } pts
plain-yes = yes
plain-no = no
