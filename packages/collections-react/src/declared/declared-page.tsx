import type { ReactNode } from 'react';
import { collections } from '@signalbox/schemas';
import { CollectionPage } from '../page/collection-page';
import { useDeclaredCollection } from './use-declared-collection';

/** The page of a collection of the build, by its id. */
export function declaredPage(id: string): () => ReactNode {
  const definition = collections.find((each) => each.id === id);
  if (definition === undefined) throw new TypeError(`There is no collection ${id}`);
  return function DeclaredPage() {
    return <CollectionPage collection={useDeclaredCollection(definition)} />;
  };
}
