# The client's own words. The words of a game are in games/<game>/text,
# how lists are written and what the table refuses is in crates/cli/text.

failure-unreadable = The server could not read this.
failure-not-your-seat = This is not your seat.
failure-not-playing = This table is not playing now.
failure-too-fast = Too fast. Wait a moment.
failure-too-long = That is too long.
failure-not-allowed = This is not allowed here.
failure-not-stored = The server could not store this. Nothing happened; try again.

error-unreachable = The server cannot be reached. What you did so far is kept there.
error-unknown = Something went wrong.
error-not-found = There is nothing here.
error-wrong-password = Name and password do not fit.
error-name-taken = This name is taken.
error-try-again = Try again

nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-about = About
nav-board = Board
nav-players = Players
nav-log = Log
nav-chat = Chat
nav-profile = Profile
language-switch = Français
theme-switch = Light or dark
skip-to-content = Skip to the table

home-title-1 = Four nights.
home-title-2 = Somebody gets eaten.
home-sentence = Vote, bargain, run and bite by the real rules: with friends, with bots, tonight or over days.
home-play-bots = Play now with bots
home-invite = Invite friends
home-waiting = Waiting for you
home-your-tables = Your tables
home-open-tables = Open tables
home-nobody = Nobody is out tonight.
home-new-table = New table
home-join = Join
home-watch = Watch
home-go-on = Go on
home-play = Play
home-with-friends = With friends
home-coming = Coming
home-all = All
home-live = Live
home-days = Over days
home-relaxed = Relaxed
home-starting = Setting the table…
meta-mall = 3–6 players · 45 min · votes
meta-city = 3–6 players · 90 min · deals
meta-zombies = 2–6 players · 75 min · dice
meta-marvel = 1–6 together · 16 missions
status-lobby = In the lobby
status-running = Under way
status-over = Over
your-move = Your move

pace-relaxed = No clock
pace-live = Live clock
pace-days = Over days
pace-about-relaxed = Everybody takes the time it takes.
pace-about-live = A clock runs for whoever must act.
pace-about-days = A day or so for each move, with a bank of time.

lobby-title = The table
lobby-seats = Seats
lobby-options = How it is played
lobby-link = The link for your friends
lobby-copy = Copy link
lobby-copied = Copied
lobby-sit = Sit here
lobby-stand = Stand up
lobby-put-bot = Bot
lobby-kick = Remove
lobby-free = Free seat
lobby-you = you
lobby-bot = bot
lobby-host = host
lobby-start = Start the game
lobby-missing = { $n ->
        [one] 1 seat is still free
       *[other] { $n } seats are still free
    }
lobby-only-host = { $name } starts the game
lobby-fill = Fill with bots
lobby-bot-thumb = Bot, plays by thumb
lobby-bot-random = Bot, plays anything
lobby-chance = The dice are bound before the game: commitment { $short }. Your browser adds its own randomness to it.
lobby-private = Private: only who has the link finds it.
lobby-open = Open: everybody finds it on the home page.

new-title = New table
new-seats = Seats
new-visibility = Who finds it
new-pace = Pace
new-bots = Bots
new-create = Set the table
new-cancel = Cancel
visibility-open = Open to all
visibility-private = Only by link

top-undo = Undo
top-undo-closes = until something is revealed or somebody acts
top-help = Help
top-menu = Menu
top-since = Since you looked away
since-title = Since you looked away
since-close = Go on
nothing-new = Nothing happened.
reconnecting = The line is dead. Reconnecting… Nothing is lost.
connecting = Finding the table…
waits-for = { $names ->
       *[other] Waiting for { $names }
    }
watching = You watch. Everything secret stays secret.
your-turn = Your turn
film-skip = Skip
banner-over = The night is over
banner-chance = The dice decide

log-empty = Nothing has happened yet.
log-round = Round { $n }
chat-say = Say something to the table…
chat-whisper = Whisper to { $name }…
chat-send = Send
chat-empty = Silence.
chat-whispers = whispers to { $name }
chat-everybody = Everybody
rules-loading = Opening the rule book…
rules-search = Find a rule…
rules-all = The whole rule book

why-not = Not now
why-rule = Rule { $rule }
why-close = I see

text-panel = All choices
text-panel-open = All choices as a list (T)
text-panel-close = Back to the pictures (T)
text-panel-none = Nothing to do for you now.
text-panel-hint = Press the number, or Tab and Enter. U takes back, T closes.
menu-speed = Animations
menu-speed-normal = ×1
menu-speed-fast = ×2
menu-speed-off = Off
menu-sound = Sound
menu-on = On
menu-off = Off
menu-notify = Call me when it is my turn
menu-language = Language
menu-hand-over = Let a bot play my seat
menu-take-back = Take my seat back
menu-resign = Resign
menu-resign-sure = Really give up this game?
menu-leave = Home
menu-text = All choices as a list
yes = Yes
no = No
close = Close
you = You
bot = bot
away = away
points = pts

over-rematch = Rematch
over-replay = Replay
over-verify = Verify the dice
over-home = Home
over-points = { $n } points

replay-title = Replay
replay-step = Step { $n } of { $total }
replay-as = As seen by
replay-everybody = everything
replay-table = the table
replay-copy = Link to this moment
replay-play = Play
replay-pause = Pause
replay-back = Back
replay-next = Next
replay-first = Start
replay-last = End
replay-none = Finished games can be seen again from your list of tables.

verify-title = The dice, drawn again
verify-run = Verify every die and card
verify-running = Drawing every number again…
verify-true = All { $n } answers of chance are exactly what the secret and the players’ contributions give.
verify-false = { $n } answers of chance do not fit.
verify-commitment-true = The secret is the one that was promised before the game.
verify-commitment-false = The secret is not the one that was promised before the game.
verify-how = Your browser did this by itself: SHA-256 of the secret, then HMAC-SHA-256 for each draw.
verify-no-secret = The secret is shown when the game is over.

profile-title = Profile
profile-guest = You play as a guest. A name and a password keep your games.
profile-name = Name
profile-password = Password
profile-register = Keep my games
profile-login = Log in
profile-logout = Log out
profile-forget = Forget me
profile-forget-sure = Really delete this account? Finished games stay, without your name.
profile-export = Everything stored about me
profile-results = Results
profile-ratings = Ratings
profile-none = No finished game yet.
profile-since = Here since { $date }
profile-nobody = Play a game or choose a name.

about-title = About Revenant
about-text = Revenant plays four zombie board games by their real rules, in the browser: with friends, with bots, live or over days. It is free software.
about-art = All drawings are original. Names of games belong to their publishers; no picture, logo or text of theirs is used.
about-icons = Icons by the contributors of game-icons.net, CC BY 3.0: Lorc, Delapouite, Skoll, John Colburn, sbed, Cathelineau, Caro Asercion, Faithtoken, DarkZaitzev, Guard13007 and others.
about-lucide = Interface icons by Lucide, ISC licence.
about-fonts = Type: Barlow by Jeremy Tribby, Big Shoulders by Patric King, both under the SIL Open Font License.
about-chance = Dice and cards come from a secret that is promised before the game and shown after it. Every finished game can be checked on its replay page.

lost-title = Nobody here but the dead
lost-text = This page does not exist.
lost-home = Home
profile-played = { $played } played, { $won } won
profile-rating = rating { $n }
profile-best = best { $n }
profile-place = place { $n }
error-not-signed-in = You are not signed in.
error-too-many-requests = Too many requests. Try again in a while.
error-unavailable = The server cannot do this now. Try again in a moment.
error-seat-taken = Somebody else sits there.
error-already-seated = You sit at this table already.
error-wrong-status = The table has gone on meanwhile.
error-not-a-guest = This is an account already.
error-too-long = That is too long.
error-malformed = The server did not understand this.
error-not-over = Everything may be seen once the game is over.
error-other-origin = This request came from another site.
top-undo-until = until somebody acts
