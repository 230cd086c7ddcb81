"""Every attack on every game, at every moment that it fits: refused with its code, and the table is as it was."""

from pathlib import Path

import pytest

import paiju
from paiju.server.refusals import Code
from paiju.server.table import judge
from paiju.server.wire.client_messages import Play
from tests.attacks.attacks import ATTACKS, DEALING, OPEN, OVER, PLAYING, PLEDGED
from tests.attacks.scene import Scene
from tests.budget import TIMES
from tests.server.running import in_loop, running

# In small a game with a banker, one in which many are asked at once, the solitaire and a game of tricks.
SOME = ["pai-gow", "ponjan", "xiangshifu", "tianjiu"]
GAMES = SOME if TIMES == 1 else [game.slug for game in paiju.games() if game.package.startswith("paiju.")]
MOST_MOVES = 400


async def attacked(scene: Scene, moment: str) -> list[str]:
    """Try all attacks of this moment; what went wrong."""
    wrong = []
    await scene.settle()
    for attack in ATTACKS:
        if moment not in attack.moments or (attack.needs_another and len(scene.players) == 1):
            continue
        before = scene.state
        code = await scene.refusal(await scene.who(attack.who), attack.what(scene))
        if code is not attack.code:
            wrong.append(f"{scene.game}, {moment}: {attack.name}: {code}")
        if scene.state != before:
            wrong.append(f"{scene.game}, {moment}: {attack.name} changed the table")
    return wrong


async def attacked_throughout(scene: Scene) -> list[str]:
    """From before the start to after the end."""
    wrong = await attacked(scene, OPEN)
    await scene.start()
    wrong += await attacked(scene, DEALING)
    await scene.pledge_by(0)
    if len(scene.players) > 1:
        wrong += await attacked(scene, "half pledged")
    for seat in range(1, len(scene.players)):
        await scene.pledge_by(seat)
    await scene.players[-1].until(lambda player: player.info is not None and player.info.pledged)
    wrong += await attacked(scene, PLEDGED)
    await scene.show_by(0)
    if len(scene.players) > 1:
        wrong += await attacked(scene, "half shown")
    for seat in range(1, len(scene.players)):
        await scene.show_by(seat)
    await scene.dealt(0)
    for moves in (0, 1, 3):
        await scene.play(moves)
        while scene.room.window:
            await scene.play(1)
        if scene.room.phase == "playing":
            wrong += await attacked(scene, PLAYING)
            wrong += await attacked(scene, "later") if scene.said else []
    await scene.play(MOST_MOVES)
    return wrong + (await attacked(scene, OVER) if scene.room.phase == "over" else [])


@pytest.mark.parametrize("slug", GAMES)
@in_loop
async def test_every_attack_is_refused_and_changes_nothing(slug: str, tmp_path: Path) -> None:
    async with running(str(tmp_path / "paiju.db")) as server:
        scene = await Scene.set_up(server, slug)
        assert await attacked_throughout(scene) == []
        assert await replayed(scene) == []


async def replayed(scene: Scene) -> list[str]:
    """What was said before is answered as before, also with other words under the same nonce, and does nothing."""
    wrong = []
    await scene.settle()
    for said in scene.said[:5]:
        for message in (said, Play(said.nonce, said.sequence, "\N{SNOWMAN}")):
            for client in scene.players:
                before = scene.state
                await scene.refusal(client, message)
                if scene.state != before:
                    wrong.append(f"{scene.game}: {message} again")
    return wrong


def test_there_are_sixty_attacks_and_more_each_with_a_name() -> None:
    names = {attack.name for attack in ATTACKS}
    assert len(names) == len(ATTACKS) >= 60


@in_loop
async def test_a_judge_who_looks_away_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "_check_position", lambda room, sequence: None)
    async with running(str(tmp_path / "paiju.db")) as server:
        scene = await Scene.set_up(server, "jielong")
        wrong = await attacked_throughout(scene)
    assert any("an old position: None" in line for line in wrong)
    assert any("an old position changed the table" in line for line in wrong)


@in_loop
async def test_two_sockets_at_one_seat_are_one_player(tmp_path: Path) -> None:
    async with running(str(tmp_path / "paiju.db")) as server:
        scene = await Scene.set_up(server, "jielong")
        older = scene.players[1]
        newer = await server.client()
        await newer.resume(older.ticket)
        await older.until(lambda older: bool(older.refusals))
        assert older.refusals[-1].code is Code.REPLACED
        before = scene.state
        with pytest.raises(ConnectionError):
            await older.leave()
        assert scene.state == before
