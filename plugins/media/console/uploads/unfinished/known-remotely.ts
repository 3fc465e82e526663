import { type ApiClient, ApiError } from '@signalbox/api/client';
import { storedUrlHeader } from '../../../shared/resumable';
import type { UnfinishedUpload } from './unfinished-upload';

/** What the platform knows of an unfinished upload. `url`: it was received, and is stored. */
type RemoteState = { kind: 'unfinished'; received: number } | { kind: 'stored'; url: string } | { kind: 'gone' };

/** Rejects with an `ApiError` if the platform does not answer. */
export async function remoteStateOf(api: ApiClient, { id }: UnfinishedUpload): Promise<RemoteState> {
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
