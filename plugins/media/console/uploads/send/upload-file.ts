import { type ApiClient, ApiError } from '@signalbox/api/client';
import type { FileToSend, SendOptions } from './send-file';

// Not part of the page: fetched with the first upload.
const loadSending = () => import('./send-file');

/** A file of at most this size is sent in one request: there is nothing to continue. */
const smallBytes = 128 * 1024;

/**
 * Uploads a file, or goes on with its upload, and resolves with its URL without `/rest`. An upload that the platform no longer
 * has starts again. Rejects with an `ApiError`, or with the reason of the signal.
 */
export async function uploadFile(api: ApiClient, order: FileToSend, options: SendOptions): Promise<string> {
  if (order.remoteId === undefined && order.file.size <= smallBytes) return uploadAtOnce(api, order, options);
  const { sendFile } = await loadSending();
  let id = order.remoteId;
  const known = { ...options, onRemoteId: (remoteId: string) => options.onRemoteId((id = remoteId)) };
  const send = async (remoteId: string | undefined) => {
    const url = await sendFile(api, { ...order, remoteId }, known);
    return url ?? (await store(api, id, order.action));
  };
  if (order.remoteId === undefined)
    return send(undefined).catch((error: unknown) => {
      // A platform without the protocol.
      if (!isGone(error) && !(error instanceof ApiError && [404, 405].includes(error.status))) throw error;
      return uploadAtOnce(api, order, options);
    });
  try {
    return await send(order.remoteId);
  } catch (error) {
    if (!isOfHead(error)) throw error;
    // Says why: the session has ended, the permission is gone, or the upload.
    return await store(api, order.remoteId, order.action).catch((reason: unknown) => {
      if (!isGone(reason)) throw reason;
      return send(undefined);
    });
  }
}

/** Removes an unfinished upload from the platform. One that cannot be removed expires. */
export async function removeUpload(api: ApiClient, id: string): Promise<void> {
  const { removeRemote } = await loadSending();
  await removeRemote(api, id).catch(() => undefined);
}

async function store(api: ApiClient, id: string | undefined, action: FileToSend['action']): Promise<string> {
  const stored = await api.post<{ url: string }>(`core/mediaLibrary/tus/${id}/store`, action ? { action } : {});
  return stored.url;
}

/** By the call that all platforms have. */
async function uploadAtOnce(
  api: ApiClient,
  { file, name, directory, action }: FileToSend,
  { signal, onProgress }: SendOptions,
): Promise<string> {
  const { url } = await api.upload<{ url: string }>('core/mediaLibrary/upload', file, {
    fileName: name,
    params: { catalog: directory, ...(action && { action }) },
    signal,
    // 99: all is sent, and the platform has not answered yet.
    onProgress: (percent) => onProgress(percent < 99 ? Math.floor((file.size * percent) / 100) : file.size),
  });
  return url;
}

/** True for an answer to HEAD, which has no content: its error has the one of the library as its cause. */
function isOfHead(error: unknown): boolean {
  return error instanceof ApiError && error.cause !== undefined && [400, 401, 403, 404, 410].includes(error.status);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === 'notFound';
}
