import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions';
import { sessionChannel } from '../auth/sessions';

/** Time alone ends a session too, and nobody tells: so we look. */
const lookEveryMs = 5_000;

/** `/ws/session`: tells a console that its session has ended, and why. */
export function createSessionSource({
  kit,
  sessions,
  log,
}: {
  kit: PlatformKit;
  sessions: Sessions;
  log: FastifyBaseLogger;
}): { source: LiveSource; stop(): void } {
  const open = new Set<LiveConnection>();

  async function look(connections: Iterable<LiveConnection>) {
    for (const connection of connections) {
      const reason = await sessions.endReason(connection.viewer.sessionId);
      if (!reason || !open.delete(connection)) continue;
      connection.send({ ended: true, reason });
      connection.close('session ended');
    }
  }
  const lookQuietly = (connections: Iterable<LiveConnection>) =>
    void look(connections).catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'));

  kit.listen(sessionChannel, ({ sessionIds }) => {
    const ended = new Set(Array.isArray(sessionIds) ? sessionIds : []);
    lookQuietly([...open].filter((connection) => ended.has(connection.viewer.sessionId)));
  });
  // A shorter login duration may end sessions at once.
  kit.listen('setting', () => lookQuietly(open));
  const timer = setInterval(() => lookQuietly(open), lookEveryMs);
  timer.unref();

  return {
    stop: () => clearInterval(timer),
    source(connection) {
      open.add(connection);
      connection.onClose(() => open.delete(connection));
    },
  };
}
