import type { Node } from 'jsonc-parser';
import { childOf, valueAt } from './node-at';

/** A definition that is itself has no end. */
const maxDepth = 20;

/** The place in `ui:definitions` of what the plain form has at `path`: of a definition that the schema refers to there. */
export function placeInDefinedUi(root: Node | undefined, path: string[]): string[] | undefined {
  const [top = '', ...names] = path;
  if (top !== 'uiSchema' || !valueAt(root, [top, 'ui:definitions']) || valueAt(root, path)) return undefined;
  return within(root, { schema: childOf(root, 'schema'), names, depth: 0 });
}

interface Walk {
  schema: Node | undefined;
  /** Names of the uiSchema that follow. */
  names: string[];
  depth: number;
}

function within(root: Node | undefined, { schema, names, depth }: Walk): string[] | undefined {
  if (!schema || depth > maxDepth) return undefined;
  const ref: unknown = childOf(schema, '$ref')?.value;
  if (typeof ref === 'string') {
    const place = ['uiSchema', 'ui:definitions', ref, ...names];
    const [, keyword = '', name = ''] = ref.split('/');
    const target = valueAt(root, ['schema', keyword, name]);
    return valueAt(root, place) ? place : within(root, { schema: target, names, depth: depth + 1 });
  }
  const [name = '', ...rest] = names;
  const inside = name === 'items' ? childOf(schema, name) : valueAt(schema, ['properties', name]);
  const found = within(root, { schema: inside, names: rest, depth: depth + 1 });
  if (found) return found;
  for (const keyword of ['oneOf', 'anyOf', 'allOf'])
    for (const branch of childOf(schema, keyword)?.children ?? []) {
      const place = within(root, { schema: branch, names, depth: depth + 1 });
      if (place) return place;
    }
  return undefined;
}
