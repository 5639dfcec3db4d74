"""Plays every game of a running server to its end. REVENANT_SERVER is the address of the server."""
import faulthandler
import json
import os
import random
import re
import sys
import unittest
import urllib.request
from contextlib import closing
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).parents[1]))
import play

SERVER = os.environ.get("REVENANT_SERVER", "http://127.0.0.1:7777")
SECONDS_FOR_ALL_GAMES = 600
# Bots of the kind `random` answer at once, but in this game they wander for thousands of turns before somebody wins.
BOTS = {"zombies": "thumb"}

PAGE = (Path(__file__).parents[3] / "docs/protocol.md").read_text(encoding="utf-8")
# What lies inside these fields depends on the game.
OF_THE_GAME = {"view", "notices", "patch", "question", "allowed", "actions", "options"}


def setUpModule():
    faulthandler.dump_traceback_later(SECONDS_FOR_ALL_GAMES, exit=True)
    random.seed(7)


def tearDownModule():
    faulthandler.cancel_dump_traceback_later()


def names_in(message):
    """The names of all fields of a message that do not depend on the game."""
    if isinstance(message, dict):
        for name, value in message.items():
            yield name
            if name not in OF_THE_GAME:
                yield from names_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from names_in(value)


class EveryGame(unittest.TestCase):
    def test_is_played_to_its_end_and_every_message_is_explained(self):
        with urllib.request.urlopen(f"{SERVER}/api/games") as response:
            games = json.load(response)
        modes, names = set(), set()

        def choose(game, actions):
            modes.add(game["pending"]["seats"]["mode"])
            return random.choice(actions)

        def receive(socket, receive=play.receive):
            kind, body = receive(socket)
            names.update(names_in({kind: body}))
            return kind, body

        with mock.patch.multiple(play, choose=choose, receive=receive):
            for game in games:
                with self.subTest(game["game"]):
                    self.play(game["game"], n_seats=max(2, game["seats"][0]))
        self.assertEqual(modes, {"turn", "sealed", "window", "reaction", "together"})
        missing = {name for name in names if f"`{name}`" not in PAGE and f'"{name}"' not in PAGE}
        self.assertEqual(missing, set(), "docs/protocol.md explains every field")

    def play(self, game, n_seats):
        table, cookie = play.open_table(SERVER, game, n_seats, BOTS.get(game, "random"))
        with closing(play.connect(SERVER, table, cookie)) as socket:
            played = play.play(socket)
        self.assertEqual(played["pending"], "over")
        with closing(play.connect(SERVER, table, cookie)) as socket:
            _, welcome = play.receive(socket)
        for field in ["version", "view", "outcome"]:
            self.assertEqual(played[field], welcome["game"][field], f"the updates of {field} add up")


class Silence(Exception):
    """No message has arrived for a while."""


class AReaction(unittest.TestCase):
    def test_is_answered_once_while_others_think(self):
        """In Zombies!!! the first question to several seats is a reaction. The second player, a friend, never answers.

        The game is played over days, so its windows wait for everybody. At a live table they would close by themselves.
        """
        _, cookie = play.post(f"{SERVER}/api/guest", {"name": "Python"})
        body = {"game": "zombies", "seats": 2, "sitters": ["me", "friend:Nora"], "start": True}
        body |= {"pace": "days", "options": {"first_passes": "none"}}
        table = play.post(f"{SERVER}/api/tables", body, cookie)[0]["id"]
        questions = []

        def choose(game, actions):
            questions.append(game["pending"]["seats"])
            return random.choice(actions)

        def receive(socket):
            try:
                return json.loads(socket.recv()).popitem()
            except play.websocket.WebSocketTimeoutException:
                raise Silence

        with closing(play.connect(SERVER, table, cookie)) as socket:
            socket.settimeout(2)
            with mock.patch.multiple(play, choose=choose, receive=receive), self.assertRaises(Silence):
                play.play(socket)
        self.assertEqual(questions[-1]["who"], ["A", "B"])
        self.assertEqual([question["mode"] for question in questions].count("reaction"), 1)


class ThePage(unittest.TestCase):
    def test_has_examples_that_can_be_parsed(self):
        blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
        self.assertGreater(len(blocks), 10)
        for block in blocks:
            one_per_line = all(line[0] in '{"' and line[-1] in '}"' for line in block.splitlines())
            for example in block.splitlines() if one_per_line else [block]:
                with self.subTest(example):
                    json.loads(example)


if __name__ == "__main__":
    unittest.main()
