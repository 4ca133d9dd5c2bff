"""A bot in thirty lines: it plays both games for two, thinks one answer ahead, and knows only what its seat may know."""

import sandtable


def worth(table, seat):
    """How good a position looks: factories and units in Aces & Armor, points and wounds in Sergeants."""
    if table.over:
        return 1000 if seat in table.winners else -1000
    view = table.view(seat)
    if "units" in view:
        own = "u" if seat == 0 else "g"
        sign = lambda name: 1 if name[0] == own else -1
        flags = sum(20 * sign(it) for it in view["flags"].values() if it)
        return flags + sum(sign(it["id"]) * (6 - it.get("damage", 0)) for it in view["units"])
    points = [it["score"] for it in view["tableau"]]
    hurt = [sum(it["wounded"] or it["pinned"] for it in view["figures"] if it["seat"] == side) for side in (0, 1)]
    return 2 * (points[seat] - points[1 - seat]) + hurt[1 - seat] - hurt[seat]


def choose(table, chance):
    """Of what a built-in bot would do and a few answers more, the one that looks best in an imagined game."""
    seat, scores = table.prompt.seat, []
    answers = [table.suggest("greedy", seed=chance.randrange(2**32))]
    if "imagine" not in table.engine.about["features"]:
        return answers[0]  # a server lets nobody imagine games: there the first thought has to do
    answers += chance.sample(table.prompt.options, min(3, len(table.prompt.options)))
    for answer in answers if len(answers) > 2 else []:
        thought = table.imagine(seat, seed=chance.randrange(2**32))
        thought.answer(answer, seat=seat)
        scores.append(worth(thought, seat))
        thought.drop()
    return answers[scores.index(max(scores))] if scores else answers[0]


if __name__ == "__main__":
    sandtable.run_bot(choose)
