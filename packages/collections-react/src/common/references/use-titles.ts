import { useConsole } from '@signalbox/api/react';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCellText, valueAt } from '../use-cell-text';
import { titlesQuery } from './title-query';
import { useReferencedModels } from './use-referenced-models';

/** Records that values of a column refer to. */
interface Wanted {
  /** Dotted path of the column. */
  path: string;
  /** Key or id of the other model. */
  reference: string;
  ids: readonly string[];
}

/**
 * The title of the record that a value refers to; `…` while it is loading. Undefined for a record that does not exist, or that
 * the user may not see.
 */
export type TitleOf = (path: string, id: string) => string | undefined;

export function useTitles(wanted: readonly Wanted[]): TitleOf {
  const { api } = useConsole();
  const textOf = useCellText();
  const models = useReferencedModels(wanted.map(({ reference }) => reference));
  const found = wanted.flatMap(({ path, reference, ids }) => {
    const model = models.get(reference);
    const unique = [...new Set(ids)].toSorted().slice(0, maxIds);
    return model && unique.length > 0 ? [{ path, model, ids: unique }] : [];
  });
  const pages = useQueries({
    queries: found.map(({ model: { resource, title }, ids }) => titlesQuery({ api, resource, path: title.path }, ids)),
  });
  // The rows of a table are drawn again for a new function only.
  const titles = JSON.stringify(
    found.flatMap(({ path, ids, model: { title } }, index) =>
      pages[index]?.isLoading
        ? ids.map((id) => [`${path} ${id}`, '…'])
        : (pages[index]?.data ?? []).map((record) => [
            `${path} ${record.id}`,
            textOf(title, valueAt(record, title.path)),
          ]),
    ),
  );
  return useMemo(() => {
    const known = new Map(JSON.parse(titles) as [string, string][]);
    return (path, id) => known.get(`${path} ${id}`) || undefined;
  }, [titles]);
}

/** The most ids of one request: a page has fewer records. */
const maxIds = 200;
