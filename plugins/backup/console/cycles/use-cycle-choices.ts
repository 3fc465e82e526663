import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { ChoiceFacts } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sizesQuery } from '../backup-queries';
import { backupItems } from '../backup-record';
import { useMay } from '../use-may';

const noDirs: string[] = [];

/** How big each part would be now, and which there are; nothing for those who may not ask. */
export function useCycleChoices(store: FormStore): ChoiceFacts {
  const { api } = useConsole();
  const may = useMay();
  const excluded = useFieldValue('/excludedDirs', store);
  const query = sizesQuery(api, 'core/backup', Array.isArray(excluded) ? excluded.map(String) : noDirs);
  const { data } = useQuery({ ...query, enabled: may('backup.export') });
  return useMemo(() => {
    if (!data) return {};
    const modules = data.filter(({ group }) => group === 'mongodb').map(({ name }) => name);
    return {
      sizes: Object.fromEntries(data.map(({ name, size }) => [name, size])),
      ...(modules.length > 0 ? { offered: [...backupItems, ...modules] } : {}),
    };
  }, [data]);
}
