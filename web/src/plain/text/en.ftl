# What a board says of any game that brings none of its own. The game's words are in games/<game>/text.

plain-board = The table
plain-nothing = Nothing lies open on the table.
plain-yours = Yours
plain-player = Player
plain-round = Round { $round }
plain-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
plain-over = The game is over
plain-yes = yes
plain-no = no
plain-thinking = Thinking
plain-ready = Ready
plain-sealed = Your answer is in. You may still change it.
plain-wins = { $name } wins
plain-share = { $names } win
plain-nobody-wins = Nobody wins
