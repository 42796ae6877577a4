"""The arena on a real Ray cluster, started here on the loopback interface."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from warlore.arena.games import make_plan
from warlore.arena.plan import RunDirectory
from warlore.arena.run import run

if find_spec("ray") is None and not os.environ.get("CI"):
    pytest.skip("ray is not installed: pip install 'warlore[ray]'", allow_module_level=True)

# Without this Ray takes the machine's address in the network even where it is told the loopback one.
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token"}

HEAD = """
import sys, ray
ray.init(
    num_cpus=1,
    include_dashboard=False,
    object_store_memory=80 * 1024 * 1024,
    _node_ip_address="127.0.0.1",
    _temp_dir=sys.argv[1],
    log_to_driver=False,
)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[str, str]]:
    """The address of a small cluster, and the home of its users; it ends with the process that started it."""
    import warlore

    source = str(Path(str(warlore.__file__)).parent.parent)
    # Ray's sockets need a short path; what it keeps at home goes there too.
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        environment = os.environ | LOOPBACK | {"HOME": folder, "PYTHONPATH": source}
        head = subprocess.Popen(
            [sys.executable, "-c", HEAD, folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        assert head.stdin is not None and head.stdout is not None
        try:
            address = head.stdout.readline().strip()
            assert address.startswith("127.0.0.1:"), address
            yield address, folder
        finally:
            head.stdin.close()
            try:
                head.wait(timeout=60)
            except subprocess.TimeoutExpired:
                head.kill()
                head.wait()
            head.stdout.close()


def command(*words: str, home: str | None = None) -> subprocess.CompletedProcess[str]:
    code = "from warlore.cli.main import OneSentence; import typer; from warlore.cli.arena import app as arena\n"
    code += "app = typer.Typer(cls=OneSentence); app.command('nothing')(lambda: None)\n"
    code += "app.add_typer(arena, name='arena'); app()"
    environment = os.environ | LOOPBACK | ({"HOME": home} if home else {})
    return subprocess.run(
        [sys.executable, "-c", code, "arena", *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=environment,
    )


def test_games_played_on_a_cluster_are_the_same_games(cluster: tuple[str, str], tmp_path: Path) -> None:
    address, home = cluster
    asked = ["--bots", "random,random", "--games", "20", "--seed", "9", "--batch", "6"]
    done = command("run", *asked, "--ray", address, "--out", str(tmp_path / "ray"), home=home)
    assert done.returncode == 0, done.stderr
    here = RunDirectory(tmp_path / "here")
    run(make_plan(bots=["random", "random"], games=20, seed=9), here, workers=1, batch=6)
    there = RunDirectory(tmp_path / "ray")
    assert [span.size for span in there.finished()] == [6, 6, 6, 2]
    for span in here.finished():
        for table in ("games", "seats", "battles", "recruits", "tokens"):
            assert there.part(table, span).read_bytes() == here.part(table, span).read_bytes()


def test_other_peoples_bots_play_on_a_cluster(cluster: tuple[str, str], tmp_path: Path) -> None:
    """The same games as here; what is not there is told in one sentence, though it may be here."""
    address, home = cluster
    (tmp_path / "bots.py").write_text(
        "from random import Random\n"
        "class Lucky:\n"
        "    def __init__(self, seed):\n"
        "        self.random = Random(seed)\n"
        "    def decide(self, view):\n"
        "        if self.random.random() < 0.1:\n"
        "            raise ValueError('no luck')\n"
        "        return self.random.choice(view.legal())\n"
    )
    program = f"program:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'my_program.py'}"
    bots = [f"python:{tmp_path / 'bots.py'}:Lucky", program]
    asked = ["--bots", bots[0], "--bots", bots[1], "--games", "6", "--seed", "9", "--batch", "3", "--ray", address]
    done = command("run", *asked, "--out", str(tmp_path / "ray"), home=home)
    assert done.returncode == 0, done.stderr
    assert "ValueError: no luck (bots.py, line 7); a random action was taken" in done.stderr
    here = RunDirectory(tmp_path / "here")
    run(make_plan(bots=bots, games=6, seed=9), here, workers=1, batch=3)
    there = RunDirectory(tmp_path / "ray")
    for span in here.finished():
        assert there.part("seats", span).read_bytes() == here.part("seats", span).read_bytes()
    missing = ["--bots", f"random,python:{tmp_path / 'nowhere.py'}:Lucky", "--games", "2", "--ray", address]
    refused = command("run", *missing, "--out", str(tmp_path / "none"), home=home)
    assert refused.returncode == 2 and len(refused.stderr.splitlines()) == 1, refused.stderr
    assert refused.stderr.startswith("ray: on a machine of the cluster: bot: ") and "cannot be read" in refused.stderr


def test_no_cluster_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        asked = ["--bots", "random", "--games", "2", "--ray", address, "--out", str(tmp_path / "run")]
        done = command("run", *asked)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("ray: no cluster answers at"), done.stderr
