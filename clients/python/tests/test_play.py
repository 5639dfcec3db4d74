"""Plays every game of a running server to its end: REVENANT_SERVER says where the server is."""
import faulthandler
import json
import os
import sys
import unittest
import urllib.request
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).parents[1]))
import play

SERVER = os.environ.get("REVENANT_SERVER", "http://127.0.0.1:7777")
SECONDS_FOR_ALL_GAMES = 600
# Bots of the kind `random` answer at once, but in this game they wander for thousands of turns before somebody wins.
BOTS = {"zombies": "thumb"}


def setUpModule():
    faulthandler.dump_traceback_later(SECONDS_FOR_ALL_GAMES, exit=True)


def tearDownModule():
    faulthandler.cancel_dump_traceback_later()


class EveryGame(unittest.TestCase):
    def test_is_played_to_its_end(self):
        with urllib.request.urlopen(f"{SERVER}/api/games") as response:
            games = json.load(response)
        modes = set()

        def choose(game, actions, rng):
            modes.add(game["pending"]["seats"]["mode"])
            return rng.choice(actions)

        with mock.patch.object(play, "choose", choose):
            for game in games:
                with self.subTest(game["game"]):
                    self.play(game["game"], n_seats=max(2, game["seats"][0]))
        self.assertEqual(modes, {"turn", "sealed", "window", "reaction", "together"})

    def play(self, game, n_seats):
        table, cookie = play.open_table(SERVER, game, n_seats, BOTS.get(game, "random"))
        played = play.play(play.connect(SERVER, table, cookie), seed=7)
        self.assertEqual(played["pending"], "over")
        _, welcome = play.receive(play.connect(SERVER, table, cookie))
        for field in ["version", "view", "outcome"]:
            self.assertEqual(played[field], welcome["game"][field], f"the updates of {field} add up")


if __name__ == "__main__":
    unittest.main()
