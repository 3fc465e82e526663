import { type ApiClient, ApiError, type OwnRequests, unreachable, type Verb } from '@signalbox/api/client';
import { DefaultHttpStack, DetailedError, type HttpStack, Upload } from 'tus-js-client';
import { storedUrlHeader } from '../../../shared/resumable';

export interface FileToSend {
  file: File;
  name: string;
  /** Inside the library; '' for its top. */
  directory: string;
  /** If the name is taken. Without it the platform rejects the file. */
  action?: 'cover' | 'rename';
  /** Id of the upload that has a part of the file. */
  remoteId?: string;
}

export interface SendOptions {
  signal: AbortSignal;
  /** Bytes that were sent, those of earlier requests included. */
  onProgress: (done: number) => void;
  /** Called with the id of the upload, once it can be continued. */
  onRemoteId: (id: string) => void;
}

const root = 'core/mediaLibrary/tus';
const chunkBytes = 16 * 1024 * 1024;

/**
 * Sends a file by the tus protocol, or the rest of it. Resolves with its URL; `undefined` if the platform has all of it and
 * did not store it. Rejects with an `ApiError`, or with the reason of the signal.
 */
export function sendFile(
  api: ApiClient,
  { file, name, directory, action, remoteId }: FileToSend,
  { signal, onProgress, onRemoteId }: SendOptions,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const upload = new Upload(file, {
      // Without an endpoint, no failed HEAD request starts a second upload.
      ...(remoteId === undefined
        ? { endpoint: api.own.urlOf(root) }
        : { uploadUrl: api.own.urlOf(`${root}/${remoteId}`) }),
      metadata: { filename: name, ...(directory && { catalog: directory }), ...(action && { action }) },
      chunkSize: chunkBytes,
      httpStack: tusRequests(api.own),
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress,
      onUploadUrlAvailable: () => onRemoteId(upload.url?.split('/').at(-1) ?? ''),
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader(storedUrlHeader)),
      onError: (error) => reject(apiError(api, error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
    });
    upload.start();
  });
}

/** Removes an unfinished upload from the platform. */
export async function removeRemote(api: ApiClient, id: string): Promise<void> {
  await Upload.terminate(api.own.urlOf(`${root}/${id}`), { httpStack: tusRequests(api.own), retryDelays: null });
}

function apiError({ own }: ApiClient, error: Error): ApiError {
  if (!(error instanceof DetailedError) || error.originalResponse === null) return unreachable(error);
  const { originalResponse: response, originalRequest: request } = error;
  // The answer to HEAD has no content that could say why.
  if (request.getMethod() === 'HEAD') return new ApiError(response.getStatus(), noContent, { cause: error });
  return own.errorOf(response.getStatus(), response.getBody());
}

const noContent = { code: 0, message: '', detail: '', field: '' };

const verbs: readonly Verb[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Sends the requests of the protocol as all other calls of the session: with its token, project and locale. */
function tusRequests(own: OwnRequests): HttpStack {
  const browser = new DefaultHttpStack({});
  return {
    getName: () => browser.getName(),
    createRequest(method, url) {
      const sent = own.methodOf(verbs.find((verb) => verb === method) ?? 'POST');
      const request = browser.createRequest(sent.verb, url);
      for (const [name, value] of Object.entries({ ...own.headers(), ...sent.headers })) request.setHeader(name, value);
      return request;
    },
  };
}
