import type { ComponentType } from 'react';
import type { SearchBoxProps } from './search-box';

/** Fetches what searches and lists; nothing where it cannot be had, and the next one asks again. */
export async function loadSearchBox(): Promise<ComponentType<SearchBoxProps> | undefined> {
  return import('./search-box').then(
    ({ SearchBox }) => SearchBox,
    () => undefined,
  );
}
