import { isWithin, placeInTree, type Pointer, readAt, treesOf, writeAt } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue, TreeRules } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

interface SettingsWithoutNodes {
  settings: JsonObject;
  /** The pointer that a pointer into `settings` has in the settings with all nodes. */
  originOf(pointer: Pointer): Pointer;
}

/** The settings without the nodes at these pointers, and without the nodes below them. */
export function withoutNodes(
  catalog: FormCatalog,
  { settings, leftOut }: { settings: JsonObject; leftOut: ReadonlySet<Pointer> },
): SettingsWithoutNodes {
  const origins = new Map<Pointer, Pointer>();
  const trees = settingTrees(catalog).filter(({ field }) => [...leftOut].some((pointer) => isInside(pointer, field)));
  return {
    settings: trees.reduce((rest, { field, rules }) => {
      const items = readAt(rest, field);
      const keep = { rules, leftOut, origins, from: field, to: field };
      return Array.isArray(items) ? writeAt(rest, field, keptNodes(items, keep)) : rest;
    }, settings),
    originOf(pointer) {
      const node = nodeAt(catalog, pointer);
      const origin = node === undefined ? undefined : origins.get(node);
      return node === undefined || origin === undefined ? pointer : origin + pointer.slice(node.length);
    },
  };
}

/** Pointer of the innermost node of a tree that `pointer` leads to. Undefined outside trees, and for a tree itself. */
export function nodeAt(catalog: FormCatalog, pointer: Pointer): Pointer | undefined {
  const tree = settingTrees(catalog).find(({ field }) => isInside(pointer, field));
  return tree && placeInTree({ rules: tree.rules, at: tree.field, pointer })?.node;
}

interface NodesToKeep {
  rules: TreeRules;
  leftOut: ReadonlySet<Pointer>;
  /** The former pointers of all nodes that are kept, by their new pointer. */
  origins: Map<Pointer, Pointer>;
  from: Pointer;
  to: Pointer;
}

function keptNodes(items: readonly JsonValue[], { from, to, ...rest }: NodesToKeep): JsonValue[] {
  const { rules, leftOut, origins } = rest;
  const kept: JsonValue[] = [];
  for (const [index, node] of items.entries()) {
    const [origin, pointer] = [`${from}/${index}`, `${to}/${kept.length}`];
    if (leftOut.has(origin)) continue;
    origins.set(pointer, origin);
    const below = isJsonObject(node) ? node[rules.children] : undefined;
    const places = { from: `${origin}/${rules.children}`, to: `${pointer}/${rules.children}` };
    const isParent = isJsonObject(node) && Array.isArray(below);
    kept.push(isParent ? { ...node, [rules.children]: keptNodes(below, { ...rest, ...places }) } : node);
  }
  return kept;
}

function settingTrees(catalog: FormCatalog) {
  return catalog.flatMap(({ plan }) => treesOf(plan));
}

function isInside(pointer: Pointer, field: Pointer): boolean {
  return pointer !== field && isWithin(pointer, field);
}
