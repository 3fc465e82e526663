import type { ComponentType } from 'react';
import type { ConsoleContext } from '@signalbox/api/react';
import { groups } from '@signalbox/schemas';
import type { SearchBoxProps } from './search-box';

/** Fetches what searches and lists, with the messages of every page; nothing where it cannot be had, and the next one asks again. */
export async function loadSearchBox(
  loadPageMessages: ConsoleContext['loadPageMessages'],
): Promise<ComponentType<SearchBoxProps> | undefined> {
  const messages = Promise.all(groups.map(({ key }) => loadPageMessages(key)));
  return Promise.all([import('./search-box'), messages]).then(
    ([{ SearchBox }]) => SearchBox,
    () => undefined,
  );
}
