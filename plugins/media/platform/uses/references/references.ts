import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformKit } from '@signalbox/platform-kit';
import { updateReferences } from './update-references';

export interface References {
  /**
   * Reads what changed, and waits for it for a moment only: what takes longer goes on in the background. False while it
   * does, so that used files may count as unused.
   */
  catchUp(): Promise<boolean>;
  /** Ends the work in the background. */
  close(): Promise<void>;
}

/** The references to media files, for searches: a change of many records must not delay a search. */
export function createReferences(kit: Pick<PlatformKit, 'database' | 'files' | 'log'>): References {
  const closing = new AbortController();
  const { signal } = closing;
  const running = new Set<Promise<boolean>>();

  /** True when every change that was committed before is read. Its errors are logged: the next search tries again. */
  function update(): Promise<boolean> {
    const started = updateReferences(kit, signal).then(
      () => true,
      (err: unknown) => {
        if (!signal.aborted) kit.log.warn({ err }, 'the references to media files could not be read');
        return false;
      },
    );
    running.add(started);
    void started.finally(() => running.delete(started));
    return started;
  }

  return {
    async catchUp() {
      // One that has started may have passed a change: this search starts its own, unless many are waiting.
      const [first] = running;
      const updated = first !== undefined && running.size >= maxRunning ? first.then(() => false) : update();
      const timeout = new AbortController();
      const late = wait(waitMilliseconds, false, { signal: timeout.signal }).catch(() => false);
      const isComplete = await Promise.race([updated, late]);
      timeout.abort();
      return isComplete;
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** How long a search waits for the references. */
const waitMilliseconds = 20;
/** Each has a connection to the database. */
const maxRunning = 2;
