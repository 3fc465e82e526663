import type { ApiClient } from '@signalbox/api/client';
import { remoteStateOf } from './known-remotely';
import type { UnfinishedRecords } from './unfinished-records';
import type { UnfinishedUpload } from './unfinished-upload';

interface ListDeps {
  api: ApiClient;
  records: UnfinishedRecords;
  /** Ids of uploads that are under way in this browser. */
  underWay: ReadonlySet<string>;
  onStored: () => void;
}

/** The uploads that earlier visits left unfinished, with what the platform has of them. Forgets those that it has no more. */
export async function listUnfinished({ api, records, underWay, onStored }: ListDeps): Promise<UnfinishedUpload[]> {
  const found: UnfinishedUpload[] = [];
  // One after another: there are at most a few.
  for (const record of records.list()) {
    if (underWay.has(record.id)) continue;
    const state = await remoteStateOf(api, record).catch(() => undefined);
    if (state === undefined) found.push(record);
    else if (state.kind === 'unfinished') found.push({ ...record, received: state.received });
    else records.remove(record.id);
    if (state?.kind === 'stored') onStored();
  }
  return found;
}
