"""Read-only mappings, and copies of them with one thing changed."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def frozen(items: Iterable[tuple[K, V]]) -> Mapping[K, V]:
    return MappingProxyType(dict(items))


def replaced(mapping: Mapping[K, V], key: K, value: V) -> Mapping[K, V]:
    """The mapping with one value set; all other values are shared with the old one."""
    return MappingProxyType({**mapping, key: value})


def removed(mapping: Mapping[K, V], key: K) -> Mapping[K, V]:
    return MappingProxyType({k: v for k, v in mapping.items() if k != key})
