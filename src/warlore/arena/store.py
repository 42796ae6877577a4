"""Tables as Parquet: writing a part, reading a run."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from warlore.arena.contest import Column, Table, Tables, Words
from warlore.arena.errors import Trouble
from warlore.arena.plan import RunDirectory, Span

PACKED = "DELTA_BINARY_PACKED"
"""Small whole numbers in few bits: a fifth of the plain size, and quicker to write than to compress."""


def load(module: str) -> Any:
    """An optional library, or one sentence that says how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError:
        library = module.partition(".")[0]
        extra = "ray" if library == "ray" else "arena"
        raise Trouble("arena-needs-library", library=library, extra=extra) from None


def encode(table: Table) -> bytes:
    """A table as one Parquet file."""
    arrow, parquet = load("pyarrow"), load("pyarrow.parquet")
    columns = {
        name: arrow.DictionaryArray.from_arrays(column.numbers, list(column.words))
        if isinstance(column, Words)
        else arrow.array(column)
        for name, column in table.items()
    }
    # Nothing is ever missing, and saying so saves a check of each value.
    schema = arrow.schema([arrow.field(name, column.type, nullable=False) for name, column in columns.items()])
    sink = arrow.BufferOutputStream()
    parquet.write_table(
        arrow.table(columns, schema=schema),
        sink,
        compression="none",
        write_statistics=False,
        use_dictionary=[name for name, column in table.items() if isinstance(column, Words)],
        column_encoding={name: PACKED for name, column in table.items() if _is_whole(column)},
    )
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


def _is_whole(column: Column) -> bool:
    return isinstance(column, np.ndarray) and column.dtype.kind == "i"


def encode_all(tables: Tables) -> dict[str, bytes]:
    return {name: encode(table) for name, table in tables.items()}


def decode(path: Any, columns: Sequence[str] | None = None) -> Table:
    """A part as columns again."""
    parquet = load("pyarrow.parquet")
    table = parquet.read_table(path, columns=columns, memory_map=True, partitioning=None)
    return {name: _column(table.column(name).combine_chunks()) for name in table.column_names}


def _column(array: Any) -> Column:
    if hasattr(array, "chunks"):
        array = array.chunk(0) if array.num_chunks == 1 else array.combine_chunks()
    if hasattr(array, "dictionary"):
        words = tuple(array.dictionary.to_pylist())
        return Words(array.indices.to_numpy(zero_copy_only=False), words)
    return np.asarray(array.to_numpy(zero_copy_only=False))


def parts(run: RunDirectory) -> Iterator[tuple[Span, Tables]]:
    """The finished parts of a run, one after the other."""
    names = sorted(folder.name for folder in run.path.iterdir() if folder.is_dir())
    for span in run.finished():
        yield span, {name: decode(run.part(name, span)) for name in names if run.part(name, span).is_file()}
