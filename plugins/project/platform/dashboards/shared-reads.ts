/**
 * Runs one read of a key at a time. Callers that arrive while it runs share the next one, so no caller gets what was read before
 * it asked. Its caller may go away without ending the read of the others.
 */
export function createSharedReads<Value>() {
  const running = new Map<string, Promise<Value>>();
  /** Not started yet. */
  const waiting = new Map<string, Promise<Value>>();

  async function start(key: string, read: () => Promise<Value>): Promise<Value> {
    // Its own callers handle its error.
    await running.get(key)?.catch(() => undefined);
    waiting.delete(key);
    const current = read();
    running.set(key, current);
    try {
      return await current;
    } finally {
      if (running.get(key) === current) running.delete(key);
    }
  }

  return function share(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const next = start(key, read);
    waiting.set(key, next);
    return next;
  };
}
