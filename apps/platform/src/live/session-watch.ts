import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions';
import { sessionChannel } from '../auth/sessions';

export interface SessionWatch {
  /** Closes the connection when its session ends, whatever it subscribed to. */
  add(connection: LiveConnection): void;
  /** `/ws/session`: is also told that, and why. */
  source: LiveSource;
  stop(): void;
}

/** Time alone ends a session too, and nobody tells: so we look. */
const lookEveryMs = 5_000;

export function createSessionWatch({
  kit,
  sessions,
  log,
}: {
  kit: PlatformKit;
  sessions: Sessions;
  log: FastifyBaseLogger;
}): SessionWatch {
  /** Session id → its connections: one console has several. */
  const open = new Map<string, Set<LiveConnection>>();
  const told = new WeakSet<LiveConnection>();

  async function look(sessionIds: string[]) {
    for (const sessionId of sessionIds) {
      const reason = await sessions.endReason(sessionId);
      if (!reason) continue;
      const connections = open.get(sessionId) ?? [];
      open.delete(sessionId);
      for (const connection of connections) {
        if (told.has(connection)) connection.send({ ended: true, reason });
        connection.close('session ended');
      }
    }
  }
  const lookQuietly = (sessionIds: string[]) =>
    look(sessionIds).catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'));

  kit.listen(sessionChannel, ({ sessionIds }) => {
    const ended = new Set(Array.isArray(sessionIds) ? sessionIds : []);
    void lookQuietly([...open.keys()].filter((sessionId) => ended.has(sessionId)));
  });
  // A shorter login duration may end sessions at once.
  kit.listen('setting', () => void lookQuietly([...open.keys()]));
  let isLooking = false;
  const timer = setInterval(() => {
    // With many consoles one look may take longer than the time to the next.
    if (isLooking) return;
    isLooking = true;
    void lookQuietly([...open.keys()]).finally(() => (isLooking = false));
  }, lookEveryMs);
  timer.unref();

  return {
    stop: () => clearInterval(timer),
    source: (connection) => void told.add(connection),
    add(connection) {
      const { sessionId } = connection.viewer;
      const connections = open.get(sessionId) ?? new Set();
      open.set(sessionId, connections.add(connection));
      connection.onClose(() => {
        connections.delete(connection);
        if (connections.size === 0 && open.get(sessionId) === connections) open.delete(sessionId);
      });
    },
  };
}
