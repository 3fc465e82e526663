import type { JsonValue, TreeRules } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

interface TreeKeysOptions {
  rules: Pick<TreeRules, 'key' | 'children'>;
  items: JsonValue | undefined;
}

/**
 * A stored tree with a key for each node. A node without a key, or with the key of an earlier node, gets its position as
 * key, e.g. `at-0-2`: the same one on each read, in the browser and in the server. Data of earlier versions and of other
 * clients may lack keys. Returns values that are no nodes as they are.
 */
export function withTreeKeys({ rules, items }: TreeKeysOptions): JsonValue | undefined {
  const used = new Set(storedKeys({ rules, items }));
  const seen = new Set<string>();
  const keyOf = (own: JsonValue | undefined, position: string): string => {
    if (isKey(own) && !seen.has(own)) {
      seen.add(own);
      return own;
    }
    let key = position;
    while (used.has(key)) key += '_';
    used.add(key);
    return key;
  };
  const visit = (list: JsonValue, position: string): JsonValue => {
    if (!Array.isArray(list)) return list;
    return list.map((node, index) => {
      if (!isJsonObject(node)) return node;
      const at = `${position}-${index}`;
      const keyed = { ...node, [rules.key]: keyOf(node[rules.key], at) };
      const children = node[rules.children];
      return children === undefined ? keyed : { ...keyed, [rules.children]: visit(children, at) };
    });
  };
  return items === undefined ? undefined : visit(items, 'at');
}

function storedKeys({ rules, items }: TreeKeysOptions): string[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isJsonObject).flatMap((node) => {
    const own = node[rules.key];
    return [...(isKey(own) ? [own] : []), ...storedKeys({ rules, items: node[rules.children] })];
  });
}

function isKey(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
