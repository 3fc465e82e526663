import { useConsole } from '@signalbox/api/react';
import { isSameValue } from '@signalbox/engine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  enteredIds,
  type ListedRecord,
  type ListPlace,
  liveNamesOf,
  noChanges,
  type PendingChanges,
  readsAny,
  type RecordChanges,
  withFrame,
  withLiveValues,
} from '@signalbox/collections-core';
import type { Collection } from '../../common/collection';

interface ListChangesOptions {
  collection: Collection;
  records: readonly ListedRecord[];
  /** No records follow the page. */
  isLastPage: boolean;
  /** The records that the page would have now. */
  readPage: () => Promise<readonly ListedRecord[]>;
  /** When the page was read. A page that is read again has no pending changes. */
  readAt: number;
  place: ListPlace;
  /** Shows these records instead of those with their ids. */
  onLiveValues: (records: ReadonlyMap<string, ListedRecord>) => void;
}

/**
 * Follows the changes of the records of a list. Nothing moves: the page marks them, until the user reads it again. What the
 * online check and the reports of devices change is shown at once.
 */
export function useListChanges(options: ListChangesOptions): PendingChanges {
  const { collection, records, readAt, place, onLiveValues } = options;
  const { live } = useConsole();
  const [state, setState] = useState({ readAt, pending: noChanges });
  if (state.readAt !== readAt) setState({ readAt, pending: noChanges });
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of records) seen.current.add(id);
  }, [records]);

  const { compare, comparePage } = useComparison(options);
  const handleFrame = useEffectEvent(async (frame: RecordChanges, isFirst: boolean) => {
    const page = new Set(records.map(({ id }) => id));
    const shown = { page, seen: seen.current, open: place.record };
    const changed = frame.changed.filter((id) => page.has(id));
    // Without an answer, counts those that have changed as changed.
    const {
      created,
      differing,
      missing,
      live: values,
    } = await (isFirst ? comparePage() : compare(changed)).catch(() => ({
      created: [],
      differing: changed,
      missing: [],
      live: new Map<string, ListedRecord>(),
    }));
    if (values.size > 0) onLiveValues(values);
    const known = { ...frame, created: [...frame.created, ...created], deleted: [...frame.deleted, ...missing] };
    setState((now) =>
      now.readAt === readAt ? { ...now, pending: withFrame(now.pending, { frame: known, differing, shown }) } : now,
    );
  });
  const isRead = readAt > 0;
  useEffect(() => {
    if (!isRead) return;
    let isFirst = true;
    const connection = live({
      type: 'record',
      query: { model: collection.id },
      onMessage: (frame) => {
        if (!isRecordChanges(frame)) return;
        // After a gap of the connection, any record may have changed.
        if (isFirst || hasChanges(frame)) void handleFrame(frame, isFirst);
        else void handleFrame({ ...frame, isAll: true }, false);
        isFirst = false;
      },
    });
    return () => connection.close();
  }, [live, collection.id, isRead]);
  return state.pending;
}

interface Comparison {
  /** They came to the page. */
  created: string[];
  differing: string[];
  /** They were deleted. */
  missing: string[];
  /** The shown records with the live values that they have now, by id. */
  live: Map<string, ListedRecord>;
}

/** Compares the records of the page with the stored ones: they may have been saved by this console. */
function useComparison({ collection, records, isLastPage, readPage, place }: ListChangesOptions) {
  const { api } = useConsole();
  const names = [...liveNamesOf(collection.schema), ...(collection.live ?? [])];
  /** `read`: those that are read already. */
  const compare = async (ids: readonly string[], read: readonly ListedRecord[] = []): Promise<Comparison> => {
    const missing = ids.filter((id) => !read.some((record) => record.id === id));
    const query = { filter: { id: { $in: missing } }, limit: missing.length };
    const stored = missing.length === 0 ? [] : await api.get<ListedRecord[]>(collection.resource, { query });
    const [before, now] = [records, [...read, ...stored]].map((list) => new Map(list.map((each) => [each.id, each])));
    const live = new Map(
      records.flatMap((shown) => {
        const next = now?.get(shown.id);
        const changed = next && withLiveValues(shown, { stored: next, names });
        return changed ? [[shown.id, changed] as const] : [];
      }),
    );
    const isMoving = (id: string) => live.has(id) && readsAny(place, names);
    return {
      created: [],
      differing: ids.filter(
        (id) => now?.has(id) && (isMoving(id) || !isSameValue(live.get(id) ?? before?.get(id), now.get(id))),
      ),
      missing: ids.filter((id) => !now?.has(id)),
      live,
    };
  };
  return {
    compare,
    /** Compares the shown page with the page as it would be now: changes from before the subscription have no frame. */
    comparePage: async (): Promise<Comparison> => {
      const shown = records.map(({ id }) => id);
      const now = await readPage();
      const created = enteredIds(shown, { now: now.map(({ id }) => id), isLast: isLastPage });
      return { ...(await compare(shown, now)), created };
    },
  };
}

/** False for the frame that answers a query. */
function hasChanges({ created, changed, deleted, isAll }: RecordChanges): boolean {
  return isAll || created.length + changed.length + deleted.length > 0;
}

function isRecordChanges(frame: unknown): frame is RecordChanges {
  return typeof frame === 'object' && frame !== null && 'isAll' in frame && 'changed' in frame;
}
