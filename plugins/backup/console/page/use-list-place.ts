import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, writePlace, type ListPlace } from './list-place';

export function useListPlace(): { place: ListPlace; go: (change: Partial<ListPlace>) => void } {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => readPlace(search), [search]);
  return { place, go: (change) => setSearch(writePlace({ ...place, ...change })) };
}
