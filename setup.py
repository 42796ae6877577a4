"""Compile the rules when a C compiler is at hand; without one the plain form is installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))


class BuildRules(build_ext):
    """All compiled modules or none: a mixture of both forms would not fit together."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.warn(f"the rules were not compiled ({error}); the plain form is installed")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        """Each module says when it is done: the largest takes a minute."""
        super().build_extension(ext)
        print(f"  {ext.name.removesuffix('._compiled')} is compiled.", flush=True)

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


def extensions() -> list[Extension]:
    """The compiled modules; none without Cython, or when make, which compiles them apart, installs the package."""
    if os.environ.get("WARLORE_COMPILED_APART"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    from compile_rules import flags, write_all

    # with this in the environment an index outside its array is told when it happens (`make test-long`)
    checked = bool(os.environ.get("WARLORE_CHECKED"))
    units = write_all(Path(__file__).parent, checked)
    modules = [Extension(unit.module, [str(unit.path)], **flags(checked)) for unit in units]
    return cythonize(modules, include_path=["src"], quiet=True)  # type: ignore[no-any-return]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
