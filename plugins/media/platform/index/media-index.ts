import { setTimeout as wait } from 'node:timers/promises';
import { mediaChannel, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { readDirectory } from './read-directory';
import { checkLibrary, isReadOnce } from './read-tree';

/** What a search reads. */
interface SearchedPart {
  project: string;
  /** Inside the library; '' for its top. */
  path: string;
  hasBelow: boolean;
}

export interface MediaIndex {
  /**
   * Brings the index of a part up to date, and waits for it for a moment only: what takes longer goes on in the background.
   * False while the library has never been read completely, so that files may be missing in the index.
   */
  catchUp(part: SearchedPart): Promise<boolean>;
  /** Brings the index of a whole library up to date in the background. Resolves when that has ended. */
  check(project: string): Promise<void>;
  /** Ends the work in the background. */
  close(): Promise<void>;
}

/** The index of the media libraries on the disk. */
export function createMediaIndex(kit: PlatformKit): MediaIndex {
  const closing = new AbortController();
  const { signal } = closing;
  const { running, inBackground } = createBackground(kit, signal);
  const checkedAt = new Map<string, number>();
  /** Projects whose library was read completely. */
  const complete = new Set<string>();

  /** Files were swapped: a check that runs may have passed their directories already. */
  async function checkAgain({ project }: JsonObject): Promise<void> {
    if (typeof project !== 'string') return;
    await running.get(project);
    checkedAt.delete(project);
    await check(project);
  }

  function check(project: string): Promise<void> {
    const last = checkedAt.get(project) ?? 0;
    if (Date.now() - last < freshMilliseconds) return running.get(project) ?? Promise.resolve();
    return inBackground(project, async () => {
      checkedAt.set(project, Date.now());
      await checkLibrary(kit, { project, signal });
    });
  }

  async function isComplete(project: string): Promise<boolean> {
    if (!complete.has(project) && (await isReadOnce(kit, project))) complete.add(project);
    return complete.has(project);
  }

  kit.listen(mediaChannel, (payload) => void checkAgain(payload));
  return {
    check,
    async catchUp({ project, path, hasBelow }) {
      const wasComplete = await isComplete(project);
      const updated =
        hasBelow || !wasComplete
          ? check(project)
          : inBackground(`${project}/${path}`, () => readDirectory(kit, { project, path, signal }));
      const timeout = new AbortController();
      const limit = wasComplete ? waitMilliseconds : firstWaitMilliseconds;
      await Promise.race([updated, wait(limit, undefined, { signal: timeout.signal }).catch(() => undefined)]);
      timeout.abort();
      return wasComplete || isComplete(project);
    },
    async close() {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}

/** Work in the background, one run at a time per key. Errors are logged: the next search tries again. */
function createBackground({ log }: Pick<PlatformKit, 'log'>, signal: AbortSignal) {
  const running = new Map<string, Promise<void>>();
  function inBackground(key: string, run: () => Promise<unknown>): Promise<void> {
    const current = running.get(key);
    if (current || signal.aborted) return current ?? Promise.resolve();
    const started = run()
      .then(() => undefined)
      .catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'the index of the media library could not be updated');
      })
      .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }
  return { running, inBackground };
}

/** How long a whole library counts as up to date on this replica. */
const freshMilliseconds = 3_000;
/** How long a search waits for the index. */
const waitMilliseconds = 20;
const firstWaitMilliseconds = 1_000;
