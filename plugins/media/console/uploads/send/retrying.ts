import { ApiError } from '@signalbox/api/client';

interface RetryOptions {
  signal: AbortSignal;
  /** Called before each pause. */
  onWait: () => void;
  /** Returns a number that grows while attempts get anywhere: then the pauses start short again. */
  progress?: () => number;
}

/**
 * Repeats what fails because the network, the platform or a proxy in front of it is away, with growing pauses, for about half
 * an hour. A pause ends early when the browser is online again. Rejects with the last error, or with the reason of the signal.
 */
export async function retrying<Result>(attempt: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  const { signal, onWait, progress = () => 0 } = options;
  let reached = progress();
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (progress() > reached) failures = 1;
      reached = progress();
      if (failures > maxFailuresOf(error)) throw error;
      onWait();
      await pause(Math.min(maxSeconds, 2 ** (failures - 1)) * 1000, signal);
    }
  }
}

const maxSeconds = 30;

/** Returns how often an error may be followed by another attempt. */
function maxFailuresOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.errorName === 'diskFull') return 0;
  const { status, body, isUnreachable } = error;
  // Not by the platform: it, or the network, is away.
  if (isUnreachable || (body.code === 0 && (status >= 500 || status === 429))) return 60;
  // 409 and 423 of the protocol: an earlier request of this upload has just ended. 500: the platform may be about to end.
  return status >= 500 || status === 409 || status === 423 ? 4 : 0;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const options = { signal: waiting.signal };
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    const goOn = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
    };
    const timer = setTimeout(goOn, milliseconds);
    globalThis.addEventListener('online', goOn, options);
    signal.addEventListener('abort', stop, options);
  });
}
