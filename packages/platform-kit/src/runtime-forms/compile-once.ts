import { PlatformError } from '@signalbox/api';
import { type AcceptedForm, type FoundPattern, UnsupportedSchemaError } from '@signalbox/form-compiler/run-time';
import type { JsonValue } from '@signalbox/schemas';
import { boundedCache } from '../bounded-cache';
import type { Clock } from '../contract';
import { createTurns } from '../turns';
import type { FormStore, StoredForm } from './form-store';
import { compileInWorker, type CompileLimits } from './worker/compile-in-worker';

interface CompileDeps {
  store: FormStore;
  clock: Clock;
  limits: CompileLimits;
  /** Ends a running compilation. */
  signal: AbortSignal;
}

export interface FormToCompile {
  hash: string;
  /** Throws `UnsupportedSchemaError`. */
  accept: () => AcceptedForm;
  /** What `accept` reads. Its titles name the place of an error. */
  schema?: JsonValue;
  owner: string;
}

/**
 * `compileOnce` reads a compiled form from the database, or compiles it and writes it there; `check` rejects slow patterns. Both throw
 * `UnsupportedSchemaError` and `tooManyRequests`.
 */
export function createCompileOnce({ store, clock, limits, signal }: CompileDeps) {
  const failed = boundedCache<{ error: UnsupportedSchemaError; at: number }>({ maxEntries: 200, maxBytes: 1_000_000 });
  // A compilation occupies a processor, and a slow pattern does so for the whole limit: that delays its own user.
  const turns = createTurns({
    atOnce: 3,
    atOncePerOwner: 1,
    waitingPerOwner: 4,
    waiting: 50,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: 5 } }),
  });

  async function compile({ hash, accept, owner }: FormToCompile): Promise<StoredForm> {
    const failure = failed.get(hash);
    if (failure && clock.now() - failure.at < failedMilliseconds) throw failure.error;
    const accepted = accept();
    try {
      const code = await turns.run({ owner, signal }, () => compileInWorker(accepted, { limits, signal }));
      return { hash, definition: JSON.stringify({ form: accepted.form, texts: accepted.texts }), code };
    } catch (error) {
      if (error instanceof UnsupportedSchemaError) failed.set(hash, { error, at: clock.now() }, 1_000);
      throw error;
    }
  }

  return {
    async compileOnce(form: FormToCompile): Promise<StoredForm> {
      const stored = (await store.read(form.hash)) ?? (await compile(form));
      await store.write(stored);
      return stored;
    },
    async check(patterns: FoundPattern[], owner: string): Promise<void> {
      await turns.run({ owner, signal }, () => compileInWorker({ patterns }, { limits, signal }));
    },
  };
}

/** A compilation that took too long is not tried again at once. */
const failedMilliseconds = 10 * 60_000;
