import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { ChoiceLimits } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sizesQuery } from '../backup-queries';
import { backupItems } from '../../shared/backup-items';
import { useMayHere, useScope } from '../scope';

const noDirs: string[] = [];

/** The parts with their current sizes. Empty without the permission to read sizes. */
export function useCycleChoices(store: FormStore): ChoiceLimits {
  const { api } = useConsole();
  const may = useMayHere();
  const { path, items, parts } = useScope();
  // Without files there are no directories to exclude, so the form omits the field.
  const excluded = useFieldValue(items.length > 0 ? '/excludedDirs' : '/name', store);
  const query = sizesQuery(api, path, Array.isArray(excluded) ? excluded.map(String) : noDirs);
  const { data } = useQuery({ ...query, enabled: may('export') });
  return useMemo(() => {
    const modules = data?.filter(({ group }) => group === 'mongodb').map(({ name }) => name) ?? parts;
    return {
      ...(data ? { sizes: Object.fromEntries(data.map(({ name, size }) => [name, size])) } : {}),
      ...(modules.length > 0 ? { offered: [...backupItems, ...modules] } : {}),
    };
  }, [data, parts]);
}
