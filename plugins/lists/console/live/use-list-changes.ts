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
  const differing = async (ids: readonly string[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const query = { filter: { id: { $in: [...ids] } }, limit: ids.length };
    // Without an answer, counts them all as changed.
    const stored = await api.get<ListedRecord[]>(`core/record/${model.id}`, { query }).catch(() => []);
    return ids.filter((id) => {
      const [one, other] = [records, stored].map((list) => list.find((record) => record.id === id));
      return one !== undefined && !isSameValue(one, other);
    });
  };
  const handleFrame = useEffectEvent(async (frame: RecordChanges) => {
    const page = new Set(records.map(({ id }) => id));
    const shown = { page, seen: seen.current, open: openRecord };
    const changed = await differing(frame.changed.filter((id) => page.has(id)));
    setState((now) =>
      now.readAt === readAt ? { ...now, pending: withFrame(now.pending, { frame, differing: changed, shown }) } : now,
    );
  });
  useEffect(() => {
    const connection = live({
      type: 'record',
      query: { model: model.id },
      onMessage: (frame) => {
        if (isRecordChanges(frame)) void handleFrame(frame);
      },
    });
    return () => connection.close();
  }, [live, model.id]);
  return state.pending;
}

function isRecordChanges(frame: unknown): frame is RecordChanges {
  return typeof frame === 'object' && frame !== null && 'isAll' in frame && 'changed' in frame;
}
