import type { TabNode } from './contract';

export interface PickedTab {
  parent?: TabNode;
  tab: TabNode;
}

/**
 * The tab that a URL names: `tab` is a key, `index` the position inside a parent tab.
 * Falls back to the first tab that is not disabled; undefined when there is none.
 */
export function pickTab({
  tabs,
  tab = 'base',
  index = 0,
}: {
  tabs: TabNode[];
  tab?: string;
  index?: number;
}): PickedTab | undefined {
  const named = tabs.find((node) => node.key === tab && !node.isDisabled);
  const nested = tabs
    .flatMap((parent) => parent.children.map((child) => ({ parent, tab: child })))
    .find((picked) => picked.tab.key === tab && !picked.tab.isDisabled);
  if (named === undefined && nested !== undefined) return nested;
  const node = named ?? tabs.find((each) => !each.isDisabled);
  if (node === undefined || node.children.length === 0) return node && { tab: node };
  const requested = named === undefined ? undefined : node.children[index];
  const child =
    requested !== undefined && !requested.isDisabled ? requested : node.children.find((each) => !each.isDisabled);
  return child && { parent: node, tab: child };
}
