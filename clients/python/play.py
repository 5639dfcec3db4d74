#!/usr/bin/env python3
"""Plays one game of Revenant against bots to its end, choosing at random.

docs/protocol.md explains every message. Replace `choose` to write a better player.
"""
import argparse
import itertools
import json
import random
import time
import urllib.request

import websocket  # apt install python3-websocket, or pip install websocket-client


def choose(game, actions, rng):
    """Picks one of the actions that the rules allow now; `game` has the view and the question."""
    return rng.choice(actions)


def post(url, body, cookie=""):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as response:
        return json.load(response), response.headers.get("Set-Cookie", "").partition(";")[0]


def open_table(server, game, seats, bot):
    """Makes a guest and starts a game with bots in all other seats; returns the table's id and the cookie."""
    _, cookie = post(f"{server}/api/guest", {"name": "Python"})
    sitters = ["me"] + [f"bot:{bot}"] * (seats - 1)
    body = {"game": game, "seats": seats, "sitters": sitters, "visibility": "private", "start": True}
    return post(f"{server}/api/tables", body, cookie)[0]["id"], cookie


def connect(server, table, cookie):
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = websocket.create_connection(url, cookie=cookie, timeout=60)
    socket.send(json.dumps({"hello": {"last": None}}))
    return socket


def receive(socket):
    """Waits for the next message; returns its kind and its body."""
    while True:
        try:
            if text := socket.recv():
                return json.loads(text).popitem()
            raise ConnectionError("the server has closed the connection")
        except websocket.WebSocketTimeoutException:  # The server closes a connection after 120 silent seconds.
            socket.send(json.dumps({"ping": {"n": 0}}))


def apply_patch(view, patch):
    """Sets the changed parts of a view: the path `seats/2/hand` is view["seats"][2]["hand"]."""
    for path, value in patch.items():
        *parents, last = [int(key) if key.isdigit() else key for key in path.split("/")]
        part = view
        for key in parents:
            part = part[key]
        part[last] = value


def play(socket, seed):
    """Plays until the game is over; returns the game as this seat saw it last."""
    rng, ids, now, request, refused = random.Random(seed), itertools.count(), {}, None, []
    while True:
        match receive(socket):
            case "welcome", welcome:
                now, seat = welcome["game"], welcome["seats"][0]
            case "update", update:
                apply_patch(now["view"], update.pop("patch", {}))
                now |= {"answered": False} | update  # Other fields that are left out have not changed.
                refused = []
            case "answer", {"done": _}:
                request = None
            case "answer", {"refused": _}:  # The question has changed; the update that says so came first.
                refused, request = refused + [request["do"]["action"]], None
            case "answer", answer:
                raise RuntimeError(f"{request}: {answer}")
        if now["outcome"]:
            return now
        is_asked = seat in now["pending"].get("seats", {}).get("who", [])
        actions = [action for action in now["choices"]["allowed"] if action not in refused]
        if is_asked and not now["answered"] and not request and actions:
            request = {"do": {"id": f"r{next(ids)}", "seat": seat, "action": choose(now, actions, rng)}}
            time.sleep(1 / 40)  # The server takes 40 messages a second.
            socket.send(json.dumps(request))


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="as GET /api/games names it")
    parser.add_argument("--server", default="http://127.0.0.1:7777")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="random", help="the kind of bot in the other seats")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    table, cookie = open_table(arguments.server, arguments.game, arguments.seats, arguments.bot)
    outcome = play(connect(arguments.server, table, cookie), arguments.seed)["outcome"]
    print(f"winners: {', '.join(outcome['winners']) or 'nobody'}; scores: {outcome['scores'][: arguments.seats]}")


if __name__ == "__main__":
    main()
