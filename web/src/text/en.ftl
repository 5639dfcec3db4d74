# The client's own words. The words of a game are in games/<game>/text,
# how lists are written and what the table refuses is in crates/terminal/text.

failure-unreadable = The server did not understand this. Reload the page.
failure-not-your-seat = This is not your seat.
failure-not-playing = Nobody is playing at this table now.
failure-too-fast = Too fast. Wait a moment.
failure-too-long = That is too long. Make it shorter.
failure-not-allowed = You cannot do this here.
failure-not-stored = The server could not keep this. Nothing has changed: try again.
failure-overtaken = Somebody stepped in first: your answer did not count.
failure-not-this-step = The lesson is about something else now.

error-unreachable = You cannot reach the server now. What you did so far is safe there.
error-unknown = Something went wrong.
error-not-found = There is nothing here.
error-wrong-password = The name or the password is wrong. Try again.
error-name-taken = This name is taken. Choose another one.
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
theme-title = Colours
theme-system = System
theme-night = Night
theme-paper = Paper
skip-to-content = Skip to the table

home-title-1 = Four nights.
home-title-2 = Somebody gets eaten.
home-sentence = Vote, bargain, run and bite by the real rules: with friends, with bots, tonight or over several days.
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
home-learn = Learn
home-with-friends = With friends
home-coming = Coming soon
home-all = All
home-live = With a clock
home-days = Several days
home-relaxed = No clock
home-starting = Setting the table…
status-lobby = In the lobby
status-running = Under way
status-over = Over
your-move = Your move

pace-relaxed = No clock
pace-live = With a clock
pace-days = Several days
pace-about-relaxed = Take all the time you need.
pace-about-live = A clock runs while it is your turn to act.
pace-about-days = You have about a day for each move, and a reserve of time.

learn-before = Before your first game
learn-again = In short
learn-title = { $game } in four pictures
learn-pictures = Four pictures
learn-later = You find these pictures again under Help.
learn-straight = Straight to the game
learn-skip = Skip
learn-next = Next
learn-of = { $n } of { $of }
learn-lesson = Play the lesson
learn-minutes = four minutes
lobby-seats = Seats
lobby-link = The link for your friends
lobby-copied = Copied
lobby-sit = Sit here
lobby-stand = Stand up
lobby-put-bot = Bot
lobby-kick = Remove
lobby-free = Free seat
lobby-you = you
lobby-host = host
lobby-start = Start the game
lobby-only-host = Waiting for { $name } to start
lobby-yours = Your table
lobby-of = { $name }’s table
lobby-invites = { $name } invites you
lobby-players = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
lobby-seated = seated
lobby-your-seat = your seat
lobby-for-friend = waiting for a friend
lobby-name = Your name at the table
lobby-as = You sit down as { $name }.
lobby-take = Take the seat
lobby-take-about = No account, no download. You can read the rules while the others arrive.
lobby-take-over = Take over { $name }’s seat
lobby-watch = Watch
lobby-full = Every seat is taken. You may watch.
lobby-code-unknown = No table has this code. A code has eight letters and digits, and never 0, O, 1 or I.
lobby-invite = Invite a friend
lobby-invite-about = Point a phone camera at the code, or send the link. Nobody needs an account to sit down.
lobby-qr = QR code of the link
lobby-code = Or type the code
lobby-copy = Copy the link
lobby-message = Message
lobby-mail = E-mail
lobby-send = Send the link
lobby-large = Large code
lobby-message-text = Play { $game } with me: { $link }
lobby-give-bot = { $n ->
        [one] Give the free seat to a bot
       *[other] Give the free seats to bots
    }
lobby-start-missing = { $n ->
        [1] Start: one seat is still free
        [2] Start: two seats are still free
        [3] Start: three seats are still free
        [4] Start: four seats are still free
        [5] Start: five seats are still free
       *[other] Start: { $n } seats are still free
    }
lobby-while = While you wait
lobby-pictures-about = The whole game in one minute. Your seat stays yours.
lobby-read = Read the rules
lobby-read-about = Each rule has a number. Your seat stays yours.
lobby-arrived = { $name } sits down.
lobby-seats-said = { $n ->
        [1] One seat.
        [2] Two seats.
        [3] Three seats.
        [4] Four seats.
        [5] Five seats.
        [6] Six seats.
       *[other] { $n } seats.
    }
lobby-chance = The dice are sealed before the game (commitment { $short }), and your browser adds its own share of chance.

new-title = New table
new-game = Game
new-visibility = Who can find it
new-pace = Pace
new-create = Open the table
new-preset = How much of it
new-you = You
new-friend = A friend
new-by-link = by link
new-bot-random = calm bot
new-bot-thumb = sly bot
new-add-seat = Add a seat
new-up-to = up to { $n ->
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
new-seat = Seat { $seat }:
new-seats-hint = Tap a seat to switch: a friend, a bot, or leave it out.
new-detail = Rules in detail
new-as-preset = { $n ->
        [one] 1 switch, as the preset has it
       *[other] { $n } switches, all as the preset has them
    }
new-as-usual = { $n ->
        [one] 1 switch, as usual
       *[other] { $n } switches, all as usual
    }
new-changed = { $n ->
        [one] 1 rule changed
       *[other] { $n } rules changed
    }
new-back = Back to the preset
new-sum-friends = { $n ->
        [1] one friend
        [2] two friends
        [3] three friends
        [4] four friends
        [5] five friends
       *[other] { $n } friends
    }
new-sum-bots = { $n ->
        [1] one bot
        [2] two bots
        [3] three bots
        [4] four bots
        [5] five bots
       *[other] { $n } bots
    }
new-sum-time = about { $time }
new-minutes = { $n } min
new-hours = { $n } h
new-hours-minutes = { $n } h { $rest }
new-cancel = Cancel
visibility-open = Open to all
visibility-private = Only by link
visibility-about-open = Anybody can find it on the home page.
visibility-about-private = Only people with your link can sit down.

top-undo = Undo
top-undo-closes = You can undo until something is revealed or somebody acts.
top-help = Help
top-menu = Menu
top-since = Since you looked away
since-title = Since you looked away
since-close = Go on
nothing-new = Nothing has happened.
reconnecting = The line is dead. Reconnecting… Nothing is lost.
connecting = Finding the table…
waits-for = { $names ->
       *[other] Waiting for { $names }
    }
watching = You are watching. What is secret stays secret.
your-turn = Your turn
film-title = Step by step
film-speed = Speed: { $n }×, change it
key-enter = Enter
film-skip = Skip
banner-over = The night is over
banner-chance = The dice decide

log-empty = Nothing has happened yet.
log-round = Round { $n }
chat-say = Say something to the table…
chat-whisper = Whisper to { $name }…
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-whispers = whispers to { $name }
chat-everybody = Everybody
rules-loading = Opening the rule book…
rules-open = Full rules
rules-preface = About this rule book
rules-found =
    { $n ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $n } rules
    }
rules-origin = Origin
rules-command = In the terminal
rules-from-seed = a rule summary of the printed game
rules-from-public = other public sources agree
rules-from-ruling = no source says so; this project decided
rules-from-recon = reconstructed by this project
rules-from-own = made for this project
rules-search = Find a rule…
rules-all = The whole rule book

why-not = Not now
why-rule = Rule { $rule }
why-close = I see

text-panel = All choices
text-panel-open = All choices as a list (T)
text-panel-close = Back to the pictures (T)
text-panel-none = You have nothing to do now.
text-panel-hint = Press a number, or Tab and Enter. U undoes, T closes.
menu-animations = Animations
menu-more-time = More time to step in
menu-sound = Sound
sound-volume = Volume
sound-mute = Mute
sound-muted = muted
menu-on = On
menu-off = Off
menu-language = Language
menu-hand-over = Let a bot play my seat
menu-take-back = Take my seat back
menu-resign = Resign
menu-resign-sure = Really give up this game?
menu-leave = Home
table-about = About this table
table-origins = Reconstructed
table-nothing-reconstructed = Everything on this table is as in the box.
table-origins-of-rules = In the full rules, each rule says where it comes from.
menu-text = All choices as a list
yes = Yes
no = No
close = Close
you = You
bot = bot
away = away
points = pts

over-rematch = Rematch
over-rematch-now = Rematch now
over-wants-rematch = { $name } wants a rematch
over-another = Another game
over-enter = Enter
over-awards = Awards
over-loading = The story of the game is on its way …
over-replay = Replay
over-verify = Verify chance
over-home = Home
over-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }

replay-title = Replay
replay-step = Step { $n } of { $total }
replay-as = As seen by
replay-everybody = all, with secrets
replay-table = all, without secrets
replay-share = Share this moment
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-back = Back
replay-next = Next
replay-first = Start
replay-last = End
replay-none = Once a game of yours is over, you can watch it again here.

verify-title = Chance, drawn again
verify-run = Verify every die and card
verify-running = Drawing every number again…
verify-true = { $n ->
        [one] The only answer of chance is exactly what the secret and the players’ contributions give.
       *[other] All { $n } answers of chance are exactly what the secret and the players’ contributions give.
    }
verify-false = { $n ->
        [one] 1 answer of chance does not fit.
       *[other] { $n } answers of chance do not fit.
    }
verify-commitment-true = The secret is the one that was promised before the game.
verify-commitment-false = The secret is not the one that was promised before the game.
verify-how = Your browser did this by itself: SHA-256 of the secret, then HMAC-SHA-256 for each draw.
verify-no-secret = You can check this once the game is over: only then is the secret shown.

profile-title = Profile
profile-guest = You are playing as a guest. Choose a name and a password to keep your games.
profile-name = Name
profile-password = Password
profile-register = Keep my games
profile-login = Log in
profile-logout = Log out
profile-forget = Delete my account
profile-forget-sure = Really delete this account? Finished games stay, without your name.
profile-export = Download my data
profile-results = Results
profile-ratings = Ratings
profile-none = No finished game yet.
profile-since = Here since { $date }
profile-nobody = Play a game, or choose a name and a password.

about-title = About Revenant
about-text = Revenant plays zombie board games by their real rules, in the browser: with friends, with bots, live or over days. It is free software.
about-art = All drawings are original. Names of games belong to their publishers; no picture, logo or text of theirs is used.
about-icons = Icons by the contributors of game-icons.net, CC BY 3.0: Lorc, Delapouite, Skoll, John Colburn, sbed, Cathelineau, Caro Asercion, Faithtoken, DarkZaitzev, Guard13007 and others.
about-lucide = Interface icons by Lucide, ISC licence.
about-fonts = Type: Barlow by Jeremy Tribby, Big Shoulders by Patric King, both under the SIL Open Font License.
about-chance = Dice and cards come from a secret that is promised before the game and shown after it. Every finished game can be checked on its replay page.

lost-title = Nobody here but the dead
lost-text = This page does not exist.
lost-home = Home
other-rules-title = This game began under other rules
other-rules-text = It began under version { $theirs } of the rules; this server has version { $ours }. You cannot play on, but the game is kept as it is.
profile-best = best { $n }
profile-won = Won
profile-lost = Lost
profile-place = place { $n }
profile-place-of = { $n } of { $of }
profile-filter = Which games
profile-all = All
profile-all-games = All { $n } games
profile-watch = Watch
profile-won-by-game = Won, by game
profile-won-of = { $won } of { $played }
profile-expected = An average player would have won { $n }.
profile-tick = The tick is what an average player would have won at those tables.
profile-evenings = Evenings
profile-n-played = played
profile-n-won = won
profile-play = Play
profile-promises-title = Promises
profile-promises-of =
    { $n ->
        [one] of one promise kept
       *[other] of { $n } promises kept
    }
error-not-signed-in = Log in first.
error-too-many-requests = Too many requests. Try again in a while.
error-unavailable = The server cannot do this now. Try again in a moment.
error-seat-taken = Somebody else sits there. Choose another seat.
error-already-seated = You sit at this table already.
error-wrong-status = Too late: the table has moved on.
error-not-a-guest = You have an account already.
error-too-long = That is too long. Make it shorter.
error-malformed = The server did not understand this.
error-other-rules = This game was played under another version of the rules, so you cannot watch it step by step any more. Its journal is kept.
error-not-over = You can see everything once the game is over.
error-other-origin = This request came from another site.
error-password-length = A password has 8 to 200 characters.
error-name-length = A name has 1 to 24 characters.
error-name-characters = Use only letters, digits and signs that can be seen.
error-seats-free = Some seats are still free. Fill them first.
error-not-seated = You do not sit at this table.
error-no-such-seat = This table has no such seat.
error-too-large = That is too much for the server. Make it smaller.
error-too-slow = The connection is too slow. Try again.
suggest = Suggest
suggested = Suggested: { $what }
orders-proposed = Proposed orders
orders-give-all = Give all of them
top-undo-until = until somebody acts
hand-title = Your hand
hand-none = No cards
hand-locked = None playable
over-winner = Winner
over-title = Dawn
hand-playable = { $n } playable
since-list = As a list
since-now = Back to now
chat-to = To whom
chat-answer = Answer
chat-whispers-you = whispers to you
chat-empty-private = You and { $name } have not whispered yet. Nobody else will read it.
board-whole = The whole board
board-closer = Closer
board-farther = Farther
board-follow = Follow the game
more = More
curtain-give = Give the device to { $name }
curtain-ready = I am { $name }, ready
curtain-others = Everybody else looks away. Nothing of the game shows until then.
covered-hand = { $name }: cards and choices lie face down.
covered-look = I am { $name }: look
covered-chat = Face down while it is somebody else’s turn.
lobby-this-device = this device
lobby-put-friend = On this device
lobby-friend-title = A friend on this device
lobby-friend-about = You pass the device around. A curtain falls between you, so that nobody sees another’s cards. Such games do not count for ratings.
lobby-friend-name = Name
lobby-friend-add = Take the seat
chat-only-players = You are listening: only players talk at the table.
error-not-the-host = Only the host may do this.
error-not-your-seat = This is not your seat.
window-wait = Wait!
window-go-on = Go on
window-key = Space
window-left = { NUMBER($n, minimumFractionDigits: 1) } s
window-left-whole = { $n } s
window-title = Time to step in
window-thinking = { $n ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
window-thinking-about = Play goes on once they have acted.
window-play-or-pass = Play a lit card, or let it pass.
window-others-first = The others may step in first.
window-goes-by = Play goes on by itself.
window-if-nothing = If you do nothing, play goes on in { $n } s.
window-still-open = You may step in until somebody goes on.
window-answers = You can answer with
window-may-answer = You can answer with { $counted }: { $names }.
window-n-card = { $n ->
        [one] one card
        [2] two cards
        [3] three cards
       *[other] { $n } cards
    }
window-n-item = { $n ->
        [one] one item
        [2] two items
        [3] three items
       *[other] { $n } items
    }
window-n-power = { $n ->
        [one] one power
        [2] two powers
        [3] three powers
       *[other] { $n } powers
    }
window-n-deed = { $n ->
        [one] one choice
        [2] two choices
        [3] three choices
       *[other] { $n } choices
    }
window-yours = The window stays open for you. Play something, or go on.
window-now = now
window-then = then
# How long it takes until it is this player's turn.
window-about = about { $n } s
window-kept = Your choice is noted
window-kept-about = It is carried out unless somebody steps in first.
tempo-speed = Speed
tempo-skip = Skip to me
tempo-stops = Stop for my cards
tempo-when-one-fits = When one fits
tempo-never = Never
announce-overtaken = Somebody stepped in first: your answer did not count.
announce-too-late = Too late: play has gone on.
announce-alone = You are alone with bots: play now stops only for your cards.
announce-joined = Somebody has joined: everybody now has the same time to step in.
announce-watched = Somebody is watching: everybody now has the same time to step in.
bots-begin = Let a bot begin
windows-alone = You are alone with bots: play stops only for your cards.
windows-together = Time to step in, for everybody: { NUMBER($n) } s
windows-asked = Play waits until everybody has answered.
new-grace = Time to step in
grace-usual = As usual here
grace-seconds = { NUMBER($n) } s
grace-about = With several people, everybody has this long to step in before play goes on. Choose more if somebody reads slowly or uses a screen reader.
lobby-grace = Everybody has { NUMBER($n) } s to step in.
seats-of-bots = Seats of bots
seats-open = Open seats
seats-open-for-friend = Open this seat for a friend
seats-close = Close this seat again
seats-open-about = Anybody who has the link may take an open seat; its bot plays on until then. The result of such a seat counts for nobody.
seats-is-open = { $name }’s seat is open
seats-take = Take this seat
seats-take-about = A bot plays it until you do. Its result counts for nobody.
orders-given = given
announce-asked = You are no longer alone: play now waits for everybody.
window-pass-turn = Pass for this turn

## Lessons

lesson-title = Lesson
lesson-nothing-counts = Lesson · nothing counts
lesson-step = Step { $step } of { $of }.
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the lesson
lesson-home = Home
lesson-play = Play with bots
lesson-leave = Leave the lesson?
lesson-kept = It goes on from here when you come back.
lesson-stay = Stay
lesson-leave-yes = Leave

## Hints that a player sees once at the table.

hint-title = Hint
hint-close = Got it
hint-none = No more hints
menu-hints = Hints
notices-title = Be told when it is your turn
notices-about = While nobody looks at a table, the server can tell you what happens there.
notices-device = Tell me on this device
notices-this-device = this device
notices-ability-no = This browser cannot be told here. Use one of the other ways, or another browser. Addresses that begin with http:// cannot be told either.
notices-ability-install = On an iPhone or iPad, first install Revenant: press Share, then “Add to Home Screen”, and open it from there.
notices-ability-denied = Your browser forbids notifications of this site. Press the icon beside the address, allow notifications, and load the page again.
notices-add = Another way:
notices-add-it = Add it
notices-kind-push = Device
notices-kind-mail = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-how-discord = In Discord, open the settings of a channel, choose Integrations, then Webhooks, and copy the address of a new webhook.
notices-how-slack = In Slack, add an incoming webhook to a channel and copy its address.
notices-how-ntfy = Choose a topic that nobody guesses, subscribe to it in the ntfy app, and enter its address here.
notices-how-mail = You will get a mail with a link. Notices come once you have followed it.
notices-url = Address
notices-address = E-mail address
notices-label = Name in this list, if you like
notices-state-on = On
notices-state-unconfirmed = Not confirmed yet
notices-state-failing = Does not get through
notices-test = Test
notices-test-of = Send a test to { $label }
notices-remove = Remove
notices-remove-of = Remove { $label }
notices-tested = The test is on its way.
notices-not-tested = The test did not get through: { $why }
notices-last-error = The last notice did not get through: { $why }
notices-error-http = the other side answered with error { $status }
notices-error-refused-address = this server sends nothing to that address
notices-error-not-reachable = nobody answers at that address
notices-error-timed-out = the other side took too long
notices-error-mail = the mail was refused
notices-error-gone = this device no longer accepts notices, so it was removed
notices-events = Tell me when
notices-event-turn = it is my turn
notices-event-deal = somebody offers me a deal
notices-event-end = a game is over
notices-quiet = Send nothing at night
notices-quiet-from = From
notices-quiet-to = To
notices-table-on = You will be told when it is your turn
notices-table-muted = Muted: you will not be told about this table
notices-table-off = You will not be told when it is your turn
notices-turn-on = Switch on
notices-other-ways = Other ways
notices-mute = Mute this table
notices-unmute = Tell me again
notices-confirm-title = Notices by mail
notices-confirm-about = Shall Revenant write to this address when it is your turn?
notices-confirm-do = Yes, write to me
notices-confirm-done = Done. Notices will come to this address.
notices-unsubscribe-title = No more mails
notices-unsubscribe-about = Shall Revenant stop writing to this address?
notices-unsubscribe-do = Stop
notices-unsubscribe-done = Done. No more notices will come to this address.
notices-to-settings = My notices
error-too-many-channels = That is as many ways to be told as one user can have. Remove one first.
error-no-mail = This server cannot send mail.
error-unconfirmed = This address is not confirmed yet. Follow the link in the mail first.
error-notices = This was not accepted. Check what you have entered.
name-at-most = At most { $n } characters
