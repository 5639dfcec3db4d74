#!/usr/bin/env python3
"""Plays one game of Revenant against bots to its end, choosing at random: play.py GAME [SEATS [BOT [SERVER]]]

docs/protocol.md explains every message. Replace `choose` to write a better player.
"""
import json
import random
import sys
import threading
import time
import uuid
from urllib.request import Request, urlopen

import websocket  # apt install python3-websocket, or pip install websocket-client


def choose(game, actions):
    """Picks one of the actions that the rules allow now; `game` has the view and the question."""
    return random.choice(actions)


def post(url, body, cookie=""):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as response:
        return json.load(response), response.headers.get("Set-Cookie", "").partition(";")[0]


def open_table(server, game, seats, bot):
    """Creates a guest account and starts a game against bots; returns the table's id and the guest's cookie."""
    _, cookie = post(f"{server}/api/guest", {"name": "Python"})
    sitters = ["me"] + [f"bot:{bot}"] * (seats - 1)
    table, _ = post(f"{server}/api/tables", {"game": game, "seats": seats, "sitters": sitters, "start": True}, cookie)
    return table["id"], cookie


def connect(server, table, cookie):
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = websocket.create_connection(url, cookie=cookie)
    socket.send(json.dumps({"hello": {"last": None}}))
    threading.Thread(target=keep_open, args=[socket], daemon=True).start()
    return socket


def keep_open(socket):
    """Sends a ping every minute, because the server closes a connection that is silent for 120 seconds."""
    while socket.connected:
        socket.ping()
        time.sleep(60)


def receive(socket):
    """Waits for the next message; returns its kind and its body."""
    return json.loads(socket.recv()).popitem()


def apply_patch(view, patch):
    """Sets the changed parts of a view: the path `seats/2/hand` is view["seats"][2]["hand"]."""
    for path, value in patch.items():
        *parents, last = [int(key) if key.isdigit() else key for key in path.split("/")]
        part = view
        for key in parents:
            part = part[key]
        part[last] = value


def play(socket):
    """Plays until the game is over; returns the game as this seat saw it last."""
    is_acting = False
    while True:
        kind, body = receive(socket)
        if kind == "welcome":
            game, seat = body["game"], body["seats"][0]
        elif kind == "update":
            apply_patch(game["view"], body.pop("patch", {}))
            game |= {"answered": False} | body  # All other missing fields have not changed.
        elif kind == "answer" and "failed" in body:
            raise RuntimeError(body["failed"])
        elif kind == "answer":  # If it is a refusal, an earlier update has brought a new question.
            is_acting = False
        if game["outcome"]:
            return game
        is_asked = seat in game["pending"].get("seats", {}).get("who", [])
        if is_asked and not game["answered"] and not is_acting:
            is_acting = True
            time.sleep(1 / 40)  # The server accepts 40 messages a second.
            action = choose(game, game["choices"]["allowed"])
            socket.send(json.dumps({"do": {"id": uuid.uuid4().hex, "seat": seat, "action": action}}))


def main(game, seats="3", bot="random", server="http://127.0.0.1:7777"):
    table, cookie = open_table(server, game, int(seats), bot)
    outcome = play(connect(server, table, cookie))["outcome"]
    print(f"winners: {', '.join(outcome['winners']) or 'nobody'}; scores: {outcome['scores'][:int(seats)]}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if sys.argv[1:] else __doc__)
