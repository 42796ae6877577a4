"""The safe twin: rules in their plain form that refuse every index which runs out of an array in C.

Past its end a list or an array of Python refuses by itself; of a negative index it counts from the end, where C reads
what lies before the array. So a check is put into every index that the rules ask for, as they are imported: rows,
piles, tables and constants alike.
"""

from __future__ import annotations

import ast
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import Any

RULES = ("warlore.history.rules.", "warlore.knight.rules.", "warlore.table.piles", "warlore.table.chance")
NUMBERS = ("int", "i64", "u64", "bool")
CHECK = "{index} if {test} >= 0 else refuse({index})"


def refuse(index: int) -> int:
    raise IndexError(f"index {index} of an array")


def is_range_from_0(what: ast.expr) -> bool:
    return isinstance(what, ast.Call) and ast.unparse(what.func) == "range" and len(what.args) == 1


def names_that_count_up(node: ast.FunctionDef) -> set[str]:
    """Names that are set by nothing but `for i in range(n)` are never below 0."""
    fine: list[str] = []
    stored: list[str] = []
    for item in ast.walk(node):
        if isinstance(item, ast.Name) and isinstance(item.ctx, ast.Store):
            stored.append(item.id)
        elif isinstance(item, ast.For) and isinstance(item.target, ast.Name) and is_range_from_0(item.iter):
            fine.append(item.target.id)
    return {name for name in fine if stored.count(name) == fine.count(name)}


class Checks(ast.NodeTransformer):
    """`row[i]` becomes `row[i if i >= 0 else refuse(i)]`, in functions."""

    def __init__(self) -> None:
        self.others: set[str] = set()
        self.inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        notes = [(item.arg, item.annotation) for item in node.args.args]
        notes += [
            (item.target.id, item.annotation)
            for item in ast.walk(node)
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        ]
        # what is looked up in a dictionary is no index
        self.others = {name for name, note in notes if note is None or ast.unparse(note) not in NUMBERS}
        self.others |= names_that_count_up(node)
        self.inside = True
        node.body = [self.visit(item) for item in node.body]
        self.inside = False
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        index = node.slice
        if not self.inside or isinstance(index, ast.Slice | ast.Tuple | ast.JoinedStr):
            return node
        if isinstance(index, ast.Constant) or (isinstance(index, ast.Name) and index.id in self.others):
            return node
        if isinstance(index, ast.Call) and ast.unparse(index.func) == "remember_state":
            return node
        name = index.id if isinstance(index, ast.Name) else "checked_index"
        test = name if isinstance(index, ast.Name) else f"({name} := {ast.unparse(index)})"
        check = ast.parse(CHECK.format(index=name, test=test), mode="eval").body
        for part in ast.walk(check):
            ast.copy_location(part, index)
        node.slice = check
        return node


class CheckedLoader(SourceFileLoader):
    """Loads a chapter with its checks."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = Checks().visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec")

    def exec_module(self, module: Any) -> None:
        module.refuse = refuse
        super().exec_module(module)


class CheckedFinder(MetaPathFinder):
    """Finds the chapters of the rules."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if not name.startswith(RULES):
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is not None and isinstance(found.loader, SourceFileLoader):
            found.loader = CheckedLoader(name, found.loader.path)
        return found


def switch_on() -> None:
    """From now on in this process; before any rules are imported."""
    if any(name.startswith(RULES) for name in sys.modules):
        raise RuntimeError("rules were imported before they could be checked")
    sys.meta_path.insert(0, CheckedFinder())
