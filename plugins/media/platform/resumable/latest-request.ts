import type { Locker, RequestRelease } from '@tus/server';

/**
 * The latest request of an upload ends the earlier one of this process, whose client is gone, without waiting for it.
 * What keeps two of them from writing, on any replica, is `takeOver`.
 */
export function latestRequest(): Locker {
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
