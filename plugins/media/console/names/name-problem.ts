import type { Item } from '../items/item';

/** Messages of the names that the platform rejects. */
type NameProblem = 'name.empty' | 'name.letters' | 'name.tooLong' | 'name.extension';

/** As the platform has them. */
const maxLength = 200;
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const forbidden = /[\u0000-\u001f\\/:*?"<>|]/;

/**
 * Returns why a name is invalid. `item`: the one that gets it, if it has a name already: a file keeps its extension.
 */
export function nameProblem(name: string, item?: Pick<Item, 'kind' | 'name'>): NameProblem | undefined {
  if (name.trim() === '') return 'name.empty';
  if (forbidden.test(name) || /^\.{1,2}$/.test(name)) return 'name.letters';
  if (name.length > maxLength) return 'name.tooLong';
  const isKept = item?.kind !== 'file' || extensionOf(name).toLowerCase() === extensionOf(item.name).toLowerCase();
  return isKept ? undefined : 'name.extension';
}

/** With its dot; '' without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot) : '';
}
