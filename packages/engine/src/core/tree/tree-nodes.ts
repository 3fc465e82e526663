import type { JsonObject, JsonValue, TreeRules } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isLanguageText, textIn } from '@signalbox/schemas/language-text';
import type { FormPlan, Pointer } from '../contract';

export interface PlacedNode {
  node: JsonObject;
  /** From the root of the values. */
  pointer: Pointer;
  /** 1 for the items of the list itself. */
  depth: number;
  /** Undefined for the items of the list itself. */
  parent: PlacedNode | undefined;
}

/** The fields of a form that have a tree. */
export function treesOf(plan: FormPlan): { field: Pointer; rules: TreeRules }[] {
  return plan.fields.flatMap(({ pointer, schema: { tree } }) =>
    tree === undefined ? [] : [{ field: pointer, rules: tree }],
  );
}

/**
 * The nodes of a tree, each before its children. Leaves out items that are not objects: those are validation errors.
 * Stops after `maxNodes` and one more, which bounds the work for an input of any size.
 */
export function treeNodes({
  rules,
  items,
  at,
}: {
  rules: Pick<TreeRules, 'children' | 'maxNodes'>;
  items: JsonValue | undefined;
  at: Pointer;
}): PlacedNode[] {
  const found: PlacedNode[] = [];
  const visit = (list: JsonValue | undefined, pointer: Pointer, parent: PlacedNode | undefined) => {
    if (!Array.isArray(list)) return;
    for (const [index, node] of list.entries()) {
      if (found.length > rules.maxNodes) return;
      if (!isJsonObject(node)) continue;
      const placed = { node, pointer: `${pointer}/${index}`, depth: (parent?.depth ?? 0) + 1, parent };
      found.push(placed);
      visit(node[rules.children], `${placed.pointer}/${rules.children}`, placed);
    }
  };
  visit(items, at, undefined);
  return found;
}

/** Title of a node for messages: its text in the language of the platform, else in any, else its position, such as `2.1`. */
export function nodeTitle({
  rules,
  placed: { node, pointer },
}: {
  rules: Pick<TreeRules, 'title'>;
  placed: Pick<PlacedNode, 'node' | 'pointer'>;
}): string {
  const title = node[rules.title];
  return (isLanguageText(title) && textIn(title, [])) || position(pointer);
}

function position(pointer: Pointer): string {
  const indexes = pointer.split('/').filter((part) => /^\d+$/.test(part));
  return indexes.map((index) => Number(index) + 1).join('.');
}
