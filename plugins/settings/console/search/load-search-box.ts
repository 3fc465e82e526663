import type { ComponentType } from 'react';
import type { ConsoleContext } from '@signalbox/api/react';
import { groups } from '@signalbox/schemas';
import type { SearchBoxProps } from './search-box';

/** Loads the search and the messages of every page. Resolves to undefined on failure; the next call retries. */
export async function loadSearchBox(
  loadPageMessages: ConsoleContext['loadPageMessages'],
): Promise<ComponentType<SearchBoxProps> | undefined> {
  const messages = Promise.all(groups.map(({ key }) => loadPageMessages(key)));
  return Promise.all([import('./search-box'), messages]).then(
    ([{ SearchBox }]) => SearchBox,
    () => undefined,
  );
}
