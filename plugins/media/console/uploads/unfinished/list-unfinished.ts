import { type ApiClient, ApiError } from '@signalbox/api/client';
import { storedUrlHeader } from '../../../shared/resumable';
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

/** What the platform knows of an unfinished upload. `url`: it was received, and is stored. */
type RemoteState = { kind: 'unfinished'; received: number } | { kind: 'stored'; url: string } | { kind: 'gone' };

/** Rejects with an `ApiError` if the platform does not answer. */
async function remoteStateOf(api: ApiClient, { id }: UnfinishedUpload): Promise<RemoteState> {
  try {
    const { headers } = await api.send('HEAD', `core/mediaLibrary/tus/${id}`, {
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    const url = headers.get(storedUrlHeader);
    if (url !== null) return { kind: 'stored', url };
    return { kind: 'unfinished', received: Number(headers.get('upload-offset') ?? 0) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { kind: 'gone' };
    throw error;
  }
}
