import { PlatformError } from '@signalbox/api';
import { type Locker, type RequestRelease, Server } from '@tus/server';
import { storedUrlHeader } from '../../shared/resumable';
import type { ResumableDeps } from './start-upload';
import { storeReceived } from './store-received';
import { TusStore } from './tus-store';

/** One request of the protocol, whose sender was checked. */
interface TusRequest {
  request: Request;
  /** For a POST: adds the upload. Resolves with its id. */
  start?(): Promise<string>;
}

interface TusServer {
  /**
   * Answers as the protocol demands. The answer that completes a file comes after the file was stored, with its URL. Throws
   * the errors of the platform, instead of answering those.
   */
  answer(tusRequest: TusRequest): Promise<Response>;
}

export const tusPath = '/core/mediaLibrary/tus';

/** The tus protocol 1.0 (https://tus.io), on the state that all replicas share. */
export function createTusServer(deps: ResumableDeps): TusServer {
  const senders = new WeakMap<Request, TusRequest>();
  const failures = new WeakMap<Request, unknown>();
  const server = new Server({
    path: `/rest${tusPath}`,
    datastore: new TusStore(deps),
    locker: latestRequest(),
    lockDrainTimeout: 1,
    // The console is of the same origin. Others may not read the answers.
    allowedOrigins: () => false,
    relativeLocation: true,
    namingFunction: async (request) => (await senders.get(request)?.start?.()) ?? '',
    async onUploadFinish({ method }, { id }) {
      const stored = await storeReceived(deps, { id });
      const answer = { headers: { [storedUrlHeader]: stored.url }, body: JSON.stringify(stored) };
      return method === 'POST' ? answer : { ...answer, status_code: 200 };
    },
    onResponseError(request, error) {
      failures.set(request, error);
      return undefined;
    },
  });
  return {
    async answer(tusRequest) {
      const { request } = tusRequest;
      senders.set(request, tusRequest);
      const answer = await server.handleWeb(request);
      const failure = failures.get(request);
      // An error of the protocol is no instance of `Error`, or has a status.
      if (failure instanceof PlatformError || (failure instanceof Error && !('status_code' in failure))) throw failure;
      return answer;
    },
  };
}

/**
 * The latest request of an upload ends the earlier one of this process, whose client is gone, without waiting for it.
 * What keeps two of them from writing, on any replica, is `takeOver`.
 */
function latestRequest(): Locker {
  const running = new Map<string, RequestRelease>();
  return {
    newLock(id) {
      let own: RequestRelease | undefined;
      return {
        async lock(_signal, release) {
          const earlier = running.get(id);
          own = release;
          running.set(id, release);
          await earlier?.();
        },
        async unlock() {
          if (running.get(id) === own) running.delete(id);
        },
      };
    },
  };
}
