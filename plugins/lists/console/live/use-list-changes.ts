import { useConsole } from '@signalbox/api/react';
import { isSameValue } from '@signalbox/engine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordChanges } from '../../shared/live-records';
import type { OpenModel } from '../model/open-model';
import type { ListedRecord } from '../model/record-queries';
import { noChanges, type PendingChanges, withFrame } from './pending-changes';

interface ListChangesOptions {
  model: OpenModel;
  records: readonly ListedRecord[];
  /** When the page was read. A page that is read again has no pending changes. */
  readAt: number;
  openRecord: string | undefined;
}

/** Follows the changes of the records of a list. Nothing moves: the page marks them, until the user reads it again. */
export function useListChanges({ model, records, readAt, openRecord }: ListChangesOptions): PendingChanges {
  const { api, live } = useConsole();
  const [state, setState] = useState({ readAt, pending: noChanges });
  if (state.readAt !== readAt) setState({ readAt, pending: noChanges });
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of records) seen.current.add(id);
  }, [records]);

  /** A record may have changed before the page was read, or have been saved by this console: compares its values. */
  const compare = async (ids: readonly string[]): Promise<Comparison> => {
    if (ids.length === 0) return { differing: [], missing: [] };
    const query = { filter: { id: { $in: [...ids] } }, limit: ids.length };
    const stored = await api.get<ListedRecord[]>(`core/record/${model.id}`, { query });
    const [before, now] = [records, stored].map((list) => new Map(list.map((record) => [record.id, record])));
    return {
      differing: ids.filter((id) => now?.has(id) && !isSameValue(before?.get(id), now.get(id))),
      missing: ids.filter((id) => !now?.has(id)),
    };
  };
  const handleFrame = useEffectEvent(async (frame: RecordChanges, isFirst: boolean) => {
    const page = new Set(records.map(({ id }) => id));
    const shown = { page, seen: seen.current, open: openRecord };
    const changed = isFirst ? [...page] : frame.changed.filter((id) => page.has(id));
    // Without an answer, counts those that have changed as changed.
    const { differing, missing } = await compare(changed).catch(() => ({
      differing: isFirst ? [] : changed,
      missing: [],
    }));
    const known = { ...frame, deleted: [...frame.deleted, ...missing] };
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
      query: { model: model.id },
      onMessage: (frame) => {
        if (!isRecordChanges(frame)) return;
        // After a gap of the connection, any record may have changed.
        if (isFirst || hasChanges(frame)) void handleFrame(frame, isFirst);
        else void handleFrame({ ...frame, isAll: true }, false);
        isFirst = false;
      },
    });
    return () => connection.close();
  }, [live, model.id, isRead]);
  return state.pending;
}

interface Comparison {
  differing: string[];
  /** They were deleted. */
  missing: string[];
}

/** False for the frame that answers a query. */
function hasChanges({ created, changed, deleted, isAll }: RecordChanges): boolean {
  return isAll || created.length + changed.length + deleted.length > 0;
}

function isRecordChanges(frame: unknown): frame is RecordChanges {
  return typeof frame === 'object' && frame !== null && 'isAll' in frame && 'changed' in frame;
}
