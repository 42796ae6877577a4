"""Turn struct-style rule chapters into one Cython module.

The chapters are ordinary annotated Python (see docs/struct-style.md). This script imports them, reads
the shapes of their structs and the values of their constants from the living objects, and writes one
`.pyx` (and the `.pxd` that other modules need): ints become C ints, rows and piles C arrays, functions C
functions. It adds no meaning of its own: what it cannot translate it refuses.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

SCALARS = {"int": "int", "bool": "bint", "u64": "unsigned long long", "i64": "long long", "None": "void"}
TABLES = {"Shorts": "short[::1]", "Ints": "int[::1]", "Longs": "long long[::1]"}
MOST_SHIFT = 20  # of an int, which has 32 bits
WIDE = (SCALARS["u64"], SCALARS["i64"])
ROWS = {"Row", "Pile"}
SHORT_MAX = 2**15 - 1
INT_MAX = 2**31 - 1
DIRECTIVES = (
    "# cython: language_level=3, wraparound=False, cdivision=True, annotation_typing=False, binding=False, "
    "auto_pickle=False, boundscheck={0}, initializedcheck={0}, nonecheck={0}\n"
)
# Of a pile the C compiler does not know the room, but the pile itself does
INSIDE_PILE = """cdef inline int inside_pile(short* pile, int i) noexcept:
    if i < 0 or i >= pile[1] + 2:
        raise IndexError(f"index {i} of a pile with room for {pile[1]}")
    return i


"""


class CannotCompile(Exception):
    """A chapter says something that has no translation."""


@dataclass
class Unit:
    """One compiled module: where it goes, what it is made of, which struct classes it borrows."""

    module: str
    chapters: list[str]
    borrowed: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return Path("src", *self.module.split(".")).with_suffix(".pyx")


UNITS = [
    Unit("warlore.table._compiled", ["warlore.table.piles", "warlore.table.chance"]),
    Unit(
        "warlore.history.rules._compiled",
        ["warlore.table.piles", "warlore.table.chance"]
        + [
            f"warlore.history.rules.{chapter}"
            for chapter in (
                "tables",
                "chronicle",
                "state",
                "entries",
                "actions",
                "recall",
                "gears",
                "declare",
                "deploy",
                "engage",
                "battle",
                "rewards",
                "restore",
                "scoring",
                "odds_core",
                "line_ups",
                "standings",
                "rehearse",
                "meetings",
                "turn",
                "knowledge",
                "play",
                "playouts",
                "tally",
            )
        ],
        {"Chance": "warlore.table._compiled"},
    ),
    Unit(
        "warlore.knight.rules._compiled",
        ["warlore.table.piles", "warlore.table.chance"]
        + [
            f"warlore.knight.rules.{chapter}"
            for chapter in (
                "tables",
                "state",
                "actions",
                "enemies",
                "wounds",
                "effects",
                "sources",
                "strike",
                "parry",
                "suffer",
                "phases",
                "turn",
                "knowledge",
                "play",
                "worth",
                "outlook",
                "moments",
                "uses",
                "foresee",
                "forecast",
                "sense",
                "search",
            )
        ],
        {"Chance": "warlore.table._compiled"},
    ),
]


def constructor(node: ast.ClassDef) -> ast.FunctionDef:
    """The `__init__` of a struct, which lists its fields."""
    return next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")


class Writer:
    """Writes one compiled module."""

    def __init__(self, unit: Unit, checked: bool = False) -> None:
        self.unit = unit
        self.checked = checked
        self.directives = DIRECTIVES.format(checked)
        self.modules = [importlib.import_module(name) for name in unit.chapters]
        self.trees = [ast.parse(Path(str(module.__file__)).read_text("utf-8")) for module in self.modules]
        self.structs: list[tuple[ModuleType, ast.ClassDef]] = []
        self.functions: list[tuple[ModuleType, ast.FunctionDef]] = []
        self.small: dict[str, int] = {}
        self.large: dict[str, int] = {}
        self.tables: dict[str, list[int] | list[list[int]]] = {}
        self.instances: dict[str, str] = {}
        self.struct_names = set(unit.borrowed)
        self.owners: dict[str, str] = {}
        for module, tree in zip(self.modules, self.trees, strict=True):
            self.sort_chapter(module, tree)

    def sort_chapter(self, module: ModuleType, tree: ast.Module) -> None:
        """Sort a chapter's statements into constants, structs and functions."""
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                if node.name not in self.unit.borrowed:
                    self.structs.append((module, node))
                    self.struct_names.add(node.name)
            elif isinstance(node, ast.FunctionDef):
                self.functions.append((module, node))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.claim(module, node.target.id)
                self.sort_constant(node.target.id, getattr(module, node.target.id))
            elif not isinstance(node, (ast.Import, ast.ImportFrom, ast.Expr)):
                where = f"{module.__name__}, line {node.lineno}"
                raise CannotCompile(f"{where}: only constants, classes and functions")

    def claim(self, module: ModuleType, name: str) -> None:
        """All chapters become one module: two constants of one name would be one."""
        if name != "COMPILED_IMPORTS" and self.owners.setdefault(name, module.__name__) != module.__name__:
            raise CannotCompile(f"{name} stands in {self.owners[name]} and in {module.__name__}: rename one of them")

    def sort_constant(self, name: str, value: object) -> None:
        if isinstance(value, int):
            (self.small if abs(value) <= INT_MAX else self.large)[name] = value
        elif isinstance(value, list) and value and isinstance(value[0], (int, list)):
            self.tables[name] = value
        elif type(value).__name__ in self.struct_names:
            self.instances[name] = type(value).__name__

    # ------------------------------------------------------------------ types
    def c_type(self, annotation: ast.expr | None, where: str) -> str:
        if annotation is None:
            raise CannotCompile(f"{where}: an annotation is missing")
        text = ast.unparse(annotation)
        if text in SCALARS:
            return SCALARS[text]
        if text in ROWS:
            return "short*"
        if text in TABLES:
            return TABLES[text]
        if text.startswith("list["):
            return "list"
        return text if text in self.struct_names else "object"

    # ------------------------------------------------------------------ structs
    def struct_fields(self, module: ModuleType, node: ast.ClassDef) -> tuple[list[str], list[str]]:
        """Declarations of a struct: plain C fields in one block, then references."""
        cls = getattr(module, node.name)
        blank = cls()
        wide: list[str] = []
        narrow: list[str] = []
        references: list[str] = []
        init = constructor(node)
        for item in init.body:
            if not (isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Attribute)):
                continue
            name = item.target.attr
            value = getattr(blank, name)
            if name in cls._shared or name in cls._transient:
                kind = self.c_type(item.annotation, f"{node.name}.{name}")
                known = kind in self.struct_names or kind in TABLES.values()
                references.append(f"{kind if known else 'object'} {name}")
            elif isinstance(value, int):
                kind = self.c_type(item.annotation, f"{node.name}.{name}")
                (wide if kind in WIDE else narrow).append(f"{kind} {name}")
            elif isinstance(value[0], list):
                narrow.append(f"short[{len(value)}][{len(value[0])}] {name}")
            else:
                narrow.append(f"short[{len(value)}] {name}")
        return wide + narrow, references

    def declare_struct(self, module: ModuleType, node: ast.ClassDef) -> str:
        fields, references = self.struct_fields(module, node)
        lines = [f"cdef class {node.name}:"]
        lines += [f"    cdef public {declaration}" for declaration in fields + references]
        lines += [f"    cpdef {node.name} copy(self)"]
        return "\n".join(lines) + "\n\n"

    def define_struct(self, module: ModuleType, node: ast.ClassDef) -> str:
        fields, _ = self.struct_fields(module, node)
        cls = getattr(module, node.name)
        names = [declaration.split()[-1] for declaration in fields]
        first, last = names[0], names[-1]
        name = node.name
        span = f"<char*>&self.{last} + sizeof(self.{last}) - <char*>&self.{first}"
        init = constructor(node)
        out = ["@cython.final", "@cython.no_gc", "@cython.freelist(32)", f"cdef class {name}:"]
        out.append(f"    {ast.get_docstring(node, clean=False)!r}")
        # whatever makes a struct (its constructor, `copy`, `__new__`), it has its tables and its references
        made = [
            f"        self.{item.target.attr} = {ast.unparse(item.value)}"
            for item in init.body
            if isinstance(item, ast.AnnAssign)
            and isinstance(item.target, ast.Attribute)
            and item.target.attr in cls._shared + cls._transient
            and item.value is not None
            and not (isinstance(item.value, ast.Constant) and item.value.value is None)
        ]
        out += ["    def __cinit__(self):", *made] if made else []
        out.append("    def __init__(self):")
        blank = cls()
        for item in init.body:
            assert isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Attribute)
            attribute = item.target.attr
            value = getattr(blank, attribute)
            if attribute in cls._shared + cls._transient:
                continue
            if isinstance(value, list):
                out += self.fill(attribute, value)
            else:
                out.append(f"        self.{attribute} = {value!r}")
        out.append("        return")
        out += [
            f"    cpdef {name} copy(self):",
            f"        cdef {name} twin = {name}.__new__({name})",
            f"        memcpy(&twin.{first}, &self.{first}, {span})",
        ]
        out += [f"        twin.{shared} = self.{shared}" for shared in cls._shared]
        out.append("        return twin")
        out += ["    def key(self):", f"        return (<char*>&self.{first})[:{span}]"]
        same = " and ".join(["True"] + [f"self.{shared} is twin.{shared}" for shared in cls._shared])
        out += [
            "    def __eq__(self, other):",
            f"        if not isinstance(other, {name}):",
            "            return NotImplemented",
            f"        cdef {name} twin = other",
            f"        return {same} and memcmp(&twin.{first}, &self.{first}, {span}) == 0",
            "    def __hash__(self):",
            "        return hash(self.key())",
        ]
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name != "__init__":
                out += ["    " + line for line in ast.unparse(item).splitlines()]
        return "\n".join(out) + "\n\n"

    @staticmethod
    def fill(name: str, value: list[int] | list[list[int]]) -> list[str]:
        """Statements that set a C array; new structs are zero already."""
        out = []
        for i, item in enumerate(value):
            for j, number in enumerate(item if isinstance(item, list) else [item]):
                where = f"[{i}][{j}]" if isinstance(item, list) else f"[{i}]"
                if number:
                    out.append(f"        self.{name}{where} = {number}")
        return out

    # ------------------------------------------------------------------ functions
    def signature(self, node: ast.FunctionDef, where: str) -> tuple[str, str]:
        """The C head of a function: (for the .pxd or caller, kind)."""
        arguments = []
        defaults = [None] * (len(node.args.args) - len(node.args.defaults)) + list(node.args.defaults)
        for argument, default in zip(node.args.args, defaults, strict=True):
            kind = self.c_type(argument.annotation, f"{where}({argument.arg})")
            arguments.append(f"{kind} {argument.arg}" + (f"={ast.unparse(default)}" if default else ""))
        returned = self.c_type(node.returns, where)
        raises = any(isinstance(item, ast.Raise) for item in ast.walk(node))
        pointers = any(argument.startswith("short*") for argument in arguments) or returned == "short*"
        if returned in self.struct_names or returned in ("object", "list"):
            tail = ""
        elif raises:
            tail = " except *"
        else:
            tail = " noexcept"
        kind = "cdef inline" if pointers else "cpdef"
        return f"{kind} {returned} {node.name}({', '.join(arguments)}){tail}", kind

    def function(self, module: ModuleType, node: ast.FunctionDef) -> str:
        where = f"{module.__name__}.{node.name}"
        head, _ = self.signature(node, where)
        body = Body(self, node, where)
        lines = [head + ":"]
        if body.docstring:
            lines.append(f"    {body.docstring!r}")
        lines += [f"    cdef {kind} {name}" for name, kind in body.locals.items()]
        for statement in body.statements:
            lines += ["    " + line for line in ast.unparse(statement).splitlines()]
        return "\n".join(lines) + "\n\n"

    # ------------------------------------------------------------------ the module
    def pxd(self) -> str:
        out = [self.directives]
        for module, node in self.structs:
            out.append(self.declare_struct(module, node))
        return "".join(out)

    def pyx(self) -> str:
        out = [self.directives, "cimport cython\nfrom libc.string cimport memcmp, memcpy\n"]
        out += [f"from {source} cimport {name}\n" for name, source in self.unit.borrowed.items()]
        for module in self.modules:
            for name in getattr(module, "COMPILED_IMPORTS", ()):
                out.append(f"{name}\n")
        out.append("cdef enum:\n" + "".join(f"    {name} = {value}\n" for name, value in self.small.items()))
        for name, value in self.tables.items():
            if isinstance(value[0], list):
                out.append(f"cdef {self.width(value)}[{len(value)}][{len(value[0])}] {name}\n")
                out += [f"{name}[{i}][:] = {line}\n" for i, line in enumerate(value)]
            else:
                out.append(f"cdef {self.width(value)}[{len(value)}] {name}\n{name}[:] = {value}\n")
        for module, node in self.structs:
            out.append(self.define_struct(module, node))
        out += [f"cdef {kind} {name} = {kind}()\n" for name, kind in self.instances.items()]
        if self.checked:
            out.append(INSIDE_PILE)
        out += [self.function(module, function) for module, function in self.functions]
        return "".join(out)

    @staticmethod
    def width(table: list[int] | list[list[int]]) -> str:
        """The C type of a table's numbers: short, but where they are sets of many bits."""
        numbers = [n for row in table for n in (row if isinstance(row, list) else [row])]
        return "short" if max(numbers) <= SHORT_MAX else SCALARS["u64"]

    def write(self) -> None:
        write_if_changed(self.unit.path, self.pyx())
        write_if_changed(self.unit.path.with_suffix(".pxd"), self.pxd())


def shift_of(node: ast.expr) -> int:
    """By how much an expression shifts the first of its numbers; a number that is written out is no danger."""
    if not isinstance(node, ast.BinOp) or isinstance(node.left, ast.Constant):
        return 0
    own = node.right.value if isinstance(node.op, ast.LShift) and isinstance(node.right, ast.Constant) else 0
    return shift_of(node.left) + (own if isinstance(own, int) else 0)


class Body(ast.NodeTransformer):
    """The body of a function: every local that is not annotated is an int."""

    def __init__(self, writer: Writer, node: ast.FunctionDef, where: str) -> None:
        self.writer = writer
        self.where = where
        self.arguments = {argument.arg for argument in node.args.args}
        self.piles = {a.arg for a in node.args.args if a.annotation and ast.unparse(a.annotation) == "Pile"}
        self.wide = {a.arg for a in node.args.args if writer.c_type(a.annotation, where) in WIDE}
        self.locals: dict[str, str] = {}
        self.docstring = ast.get_docstring(node, clean=False)
        statements = node.body[1:] if self.docstring else node.body
        self.statements = []
        for statement in statements:
            changed = self.visit(ast.fix_missing_locations(statement))
            if changed is not None:
                self.statements.append(changed)

    def declare(self, name: str, kind: str = "int") -> None:
        if name not in self.arguments and name not in self.writer.tables:
            if kind != "int" and self.locals.get(name, kind) != kind:
                raise CannotCompile(f"{self.where}: {name} is used before its annotation")
            self.locals.setdefault(name, kind)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if isinstance(node.target, ast.Name):
            self.declare(node.target.id, self.writer.c_type(node.annotation, self.where))
            if ast.unparse(node.annotation) == "Pile":
                self.piles.add(node.target.id)
        if node.value is None:
            return None
        value = self.visit(node.value)
        return ast.copy_location(ast.Assign(targets=[self.visit(node.target)], value=value), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.declare(target.id)
            elif isinstance(target, ast.Tuple):
                raise CannotCompile(f"{self.where}: assign one name at a time")
        return self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if isinstance(node.target, ast.Name):
            self.declare(node.target.id)
        return self.generic_visit(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        if isinstance(node.target, ast.Name):
            self.declare(node.target.id)
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if self.writer.checked and isinstance(node.value, ast.Name) and node.value.id in self.piles:
            name = node.value.id
            node.slice = ast.Name(id=f"inside_pile({name}, {ast.unparse(node.slice)})", ctx=ast.Load())
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if shift_of(node) > MOST_SHIFT and not any(map(self.is_wide, ast.walk(node.left))):
            raise CannotCompile(f"{self.where}: an int is shifted by {shift_of(node)}; begin with an i64")
        return self.generic_visit(node)

    def is_wide(self, node: ast.AST) -> bool:
        """A name for more than 32 bits?"""
        return isinstance(node, ast.Name) and (node.id in self.wide or self.locals.get(node.id) in WIDE)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.writer.large:
            value = self.writer.large[node.id]
            return ast.Name(id=f"({value}LL)" if value < 0 else f"{value}ULL", ctx=ast.Load())
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, int) and abs(node.value) > INT_MAX:
            return ast.Name(id=f"{node.value}ULL", ctx=ast.Load())
        return node


def write_if_changed(path: Path, text: str) -> None:
    """Leave an unchanged file alone, so that nothing is compiled for nothing."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def flags(checked: bool = False) -> dict[str, list[str]]:
    """How the C compiler is called: for speed, or to tell each index outside its array and all that C leaves open."""
    if not checked:
        return {"extra_compile_args": ["-O3", "-g0", "-w"]}
    checks = "-fsanitize=bounds,undefined"
    return {"extra_compile_args": ["-O1", "-g0", "-w", checks], "extra_link_args": [checks]}


def write_all(root: Path | None = None, checked: bool = False) -> list[Unit]:
    """Write the Cython sources of all compiled modules; returns the modules. If they are `checked`, tables refuse
    indexes outside their room, and nothing is asked of a reference to nothing."""
    os.environ["WARLORE_PLAIN"] = "1"
    if root is not None:
        os.chdir(root)
    sys.path.insert(0, "src")
    for unit in UNITS:
        Writer(unit, checked).write()
    return UNITS


if __name__ == "__main__":
    for unit in write_all(Path(__file__).parent.parent):
        print(unit.path)
