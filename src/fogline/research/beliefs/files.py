"""The files of Fogline Bench: Parquet, one file for the views of a part and one for their truth (docs/belief-bench.md).

::

    FOLDER/TITLE/views/SET-PART.parquet
    FOLDER/TITLE/truth/train/SET-PART.parquet
    FOLDER/TITLE/truth/test/SET-PART.parquet

To keep the truth of the test split secret, publish the files without ``truth/test``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files as resources
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind, shown
from fogline.kit.files import NO_FILE, file_fault, write_file
from fogline.kit.registry import title_of
from fogline.research.beliefs.tasks import (
    SETS,
    TEST,
    VERSION,
    Row,
    asking,
    make_part,
    read_row,
    split_of,
    write_row,
    write_truth,
)

SEED: Final = "1"
"""The seed of version 1.0."""
ABOUT: Final = b"fogline-bench"
"""The metadata key under which a file describes itself."""
MAX_BYTES: Final = 2**28
"""The maximum size of a file; larger files are refused."""
OTHER_BENCH: Final = Kind(
    "data-other-bench", "was made with other settings ({found}; expected: {wanted}); choose another folder"
)
BAD_PARQUET: Final = Kind("data-bad-parquet", "is not a file of Fogline Bench: {reason}")
NO_VIEWS: Final = Kind(
    "data-no-views", "contains no views of {title} with the true positions; make them with fogline bench make"
)
NO_SAMPLE: Final = Kind("data-no-sample", "this title has no sample; make views with fogline bench make")

STRINGS: Final = pa.list_(pa.string())
PLACES: Final = pa.list_(pa.struct([("place", pa.string()), ("cards", STRINGS), ("holds_one", pa.bool_())]))
VIEWS: Final = pa.schema(
    [
        ("id", pa.string()), ("game", pa.int32()), ("player", pa.string()), ("scenario", pa.string()),
        ("view", pa.string()), ("places", PLACES), ("actions", STRINGS),
    ]
)  # fmt: skip
TRUTH: Final = pa.schema(
    [("id", pa.string()), ("held", pa.list_(STRINGS)), ("values", pa.list_(pa.list_(pa.float64())))]
)


class Task(NamedTuple):
    """A part to be made."""

    folder: str
    title: str
    set: str
    part: int
    size: int
    seed: str

    @property
    def name(self) -> str:
        """The name that the files of this part share."""
        return f"{self.set}-{self.part:03}.parquet"

    @property
    def files(self) -> tuple[Path, Path]:
        """The file with its views, and the file with their truth."""
        whole = Path(self.folder) / self.title
        return whole / "views" / self.name, whole / "truth" / split_of(self.part) / self.name

    @property
    def about(self) -> dict[str, Any]:
        """The metadata written to the part's files."""
        return {
            "version": VERSION, "title": self.title, "rules": title_of(self.title).rules.version, "set": self.set,
            "split": split_of(self.part), "part": self.part, "views": self.size, "seed": self.seed,
        }  # fmt: skip


def tasks_of(folder: str, title: str, views: int, size: int, seed: str = SEED) -> list[Task]:
    """The parts of a title that have at least this many views in both sets together, alternating between the sets."""
    asking(title)
    each = -(-views // (len(SETS) * size))
    return [Task(folder, title, chosen, part, size, seed) for part in range(each) for chosen in SETS]


def make(task: Task) -> int:
    """Make a part, unless its files exist. Returns the number of its views."""
    views, truth = task.files
    if is_made(task):
        return task.size
    rows = make_part(task.title, task.set, task.part, task.size, task.seed)
    try:
        for file, schema, plain in (
            (truth, TRUTH, [write_truth(row) for row in rows]),
            (views, VIEWS, [write_row(row) for row in rows]),
        ):
            file.parent.mkdir(parents=True, exist_ok=True)
            write_file(file, _parquet(schema, plain, task.about))
    except OSError as error:
        raise file_fault(str(views.parent), error) from None
    return task.size


def is_made(task: Task) -> bool:
    """Whether both files of a part exist; ``BadData`` if they were made for another task."""
    there = [file for file in task.files if file.exists()]
    for file in there:
        found = about(file)
        if found != task.about:
            other = {key: value for key, value in found.items() if value != task.about.get(key)}
            wanted = {key: task.about.get(key) for key in other}
            raise bad_data(str(file), "", OTHER_BENCH, {"found": shown(other), "wanted": shown(wanted)})
    return len(there) == len(task.files)


def _parquet(schema: Any, rows: list[dict[str, Any]], told: dict[str, Any]) -> bytes:
    table = pa.Table.from_pylist(rows, schema=schema.with_metadata({ABOUT: json.dumps(told, sort_keys=True)}))
    out = BytesIO()
    pq.write_table(table, out, compression="zstd", compression_level=9)
    return out.getvalue()


# -- reading ----------------------------------------------------------------------------------------


def about(file: Path) -> dict[str, Any]:
    """The metadata of a file."""
    told = _opened(file, pq.read_schema).metadata or {}
    if ABOUT not in told:
        raise bad_data(str(file), "", BAD_PARQUET, {"reason": f"no {ABOUT.decode()} in its metadata"})
    found: dict[str, Any] = json.loads(told[ABOUT])
    return found


@lru_cache(maxsize=2)
def _table(file: Path) -> Any:
    return _opened(file, pq.read_table)


def _opened(file: Path, read: Callable[[Any], Any]) -> Any:
    """Apply *read* to the opened *file*; raises ``BadData`` if that fails."""
    try:
        if file.stat().st_size > MAX_BYTES:
            raise bad_data(str(file), "", BAD_PARQUET, {"reason": f"more than {MAX_BYTES} bytes"})
        return read(BytesIO(file.read_bytes()))
    except pa.ArrowException as error:
        raise bad_data(str(file), "", BAD_PARQUET, {"reason": str(error).partition("\n")[0]}) from None
    except OSError as error:
        raise file_fault(str(file), error) from None


def sample_of(title: str) -> Path:
    """The folder with the sample that comes with a title."""
    package = title_of(title).package
    if package:
        with_sample = Path(str(resources(package))) / "research" / "beliefs"
        if (with_sample / title).is_dir():
            return with_sample
    raise bad_data("fogline bench", title, NO_SAMPLE, {})


def parts_in(folder: Path, title: str, chosen: str, split: str) -> list[Path]:
    """The files with the views of one split of a set, if files with their truth exist, too."""
    views = sorted((folder / title / "views").glob(f"{chosen}-*.parquet"))
    there = folder / title / "truth" / split
    return [file for file in views if (there / file.name).exists()]


class Written(NamedTuple):
    """One position as stored in the files."""

    title: str
    set: str
    view: dict[str, Any]
    truth: dict[str, Any] | None

    def read(self) -> Row:
        """The position; ``BadData`` if the stored data is invalid."""
        try:
            return read_row(self.title, self.set, self.view, self.truth)
        except (KeyError, TypeError, ValueError) as error:
            raise bad_data(str(self.view.get("id")), "", BAD_PARQUET, {"reason": str(error)}) from None


def read_rows(folder: Path, title: str, chosen: str, split: str = TEST, most: int | None = None) -> Iterator[Row]:
    """The positions of a split of a set with their truth; *most* limits their number."""
    return (one.read() for one in written(folder, title, chosen, split, most))


def written(folder: Path, title: str, chosen: str, split: str = TEST, most: int | None = None) -> Iterator[Written]:
    """The same positions as stored."""
    if not folder.is_dir():
        raise bad_data(str(folder), "", NO_FILE, {})
    files = parts_in(folder, title, chosen, split)
    rows = (row for file in files for row in _rows_of(file, folder / title / "truth" / split / file.name))
    return islice(rows, most)


def _rows_of(views: Path, truth: Path) -> Iterator[Written]:
    """Read the positions in a file."""
    told = about(views)
    if told["version"] != VERSION:
        raise bad_data(str(views), "", OTHER_BENCH, {"found": told["version"], "wanted": VERSION})
    plain, known = _table(views).to_pylist(), _table(truth).to_pylist()
    if [row.get("id") for row in plain] != [row.get("id") for row in known]:
        raise bad_data(str(truth), "", BAD_PARQUET, {"reason": "other views"})
    for row, one in zip(plain, known, strict=True):
        yield Written(told["title"], told["set"], row, one)


def fingerprint(files: Sequence[Path]) -> str:
    """A digest of the content of *files*, independent of the library version that wrote them."""
    found = hashlib.sha256()
    for file in files:
        for row in [about(file), *_table(file).to_pylist()]:
            found.update(json.dumps(row, sort_keys=True).encode())
    return found.hexdigest()
