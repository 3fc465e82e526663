import type { ComponentType } from 'react';
import type { ConsoleContext } from '@signalbox/api/react';
import { groups } from '@signalbox/schemas';
import type { SearchBoxProps } from './search-box';

/** Fetches what searches and lists, with the messages of every page; nothing where it cannot be had, and the next one asks again. */
export async function loadSearchBox(
  loadPageWords: ConsoleContext['loadPageWords'],
): Promise<ComponentType<SearchBoxProps> | undefined> {
  const words = Promise.all(groups.map(({ key }) => loadPageWords(key)));
  return Promise.all([import('./search-box'), words]).then(
    ([{ SearchBox }]) => SearchBox,
    () => undefined,
  );
}
