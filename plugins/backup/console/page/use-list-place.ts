import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, writePlace, type GoToPlace, type ListPlace } from '../list-place';

export function useListPlace(): { place: ListPlace; go: GoToPlace } {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => readPlace(search), [search]);
  return { place, go: (change, options) => setSearch(writePlace({ ...place, ...change }), options) };
}
