import { accountChannel, type LiveConnection, type LiveSource, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions';
import { sessionChannel } from '../auth/sessions';

export interface SessionWatch {
  /**
   * Keeps the permissions of `connection.viewer` those of now, and closes the connection when its session ends, whatever it
   * subscribed to; also when its user must choose a new password, unless it `isOpenBeforeChange`.
   */
  add(connection: LiveConnection, options: { isOpenBeforeChange: boolean }): void;
  /** `/ws/session`: is also told that, and why. */
  source: LiveSource;
  stop(): void;
}

/** Time alone ends a session too, and nobody tells: so we look. */
const lookEveryMs = 5_000;

interface SessionWatchParts {
  kit: PlatformKit;
  sessions: Sessions;
  log: FastifyBaseLogger;
}

export function createSessionWatch({ kit, sessions, log }: SessionWatchParts): SessionWatch {
  /** Session id → its connections: one console has several. */
  const open = new Map<string, Map<LiveConnection, { isOpenBeforeChange: boolean }>>();
  const told = new WeakSet<LiveConnection>();

  async function look(sessionIds: string[]) {
    for (const sessionId of sessionIds) {
      const state = await sessions.look(sessionId);
      const connections = open.get(sessionId) ?? [];
      if ('reason' in state) open.delete(sessionId);
      for (const [connection, { isOpenBeforeChange }] of connections) {
        if ('reason' in state) {
          if (told.has(connection)) connection.send({ ended: true, reason: state.reason });
          connection.close('session ended');
        } else {
          connection.viewer = state.viewer;
          if (state.mustChangePassword && !isOpenBeforeChange) connection.close('password change');
        }
      }
    }
  }
  const lookQuietly = (sessionIds: string[]) =>
    look(sessionIds).catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'));

  let isLooking = false;
  let isAskedAgain = false;
  /** Looks at all, once more where something changed meanwhile: with many consoles one look takes its time. */
  async function lookAtAll() {
    isAskedAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    do {
      isAskedAgain = false;
      await lookQuietly([...open.keys()]);
    } while (isAskedAgain);
    isLooking = false;
  }

  kit.listen(sessionChannel, ({ sessionIds }) => {
    const ended = new Set(Array.isArray(sessionIds) ? sessionIds : []);
    void lookQuietly([...open.keys()].filter((sessionId) => ended.has(sessionId)));
  });
  kit.listen(accountChannel, ({ userId }) => {
    if (userId === undefined) return void lookAtAll();
    const isOfUser = (connections: Map<LiveConnection, unknown>) =>
      [...connections.keys()].some(({ viewer }) => viewer.userId === userId);
    void lookQuietly([...open].filter(([, connections]) => isOfUser(connections)).map(([sessionId]) => sessionId));
  });
  // A shorter login duration may end sessions at once, and a password policy may ask for new passwords.
  kit.listen('setting', () => void lookAtAll());
  kit.onGap(() => void lookAtAll());
  const timer = setInterval(() => {
    if (!isLooking) void lookAtAll();
  }, lookEveryMs);
  timer.unref();

  return {
    stop: () => clearInterval(timer),
    source: (connection) => void told.add(connection),
    add(connection, options) {
      const { sessionId } = connection.viewer;
      const connections = open.get(sessionId) ?? new Map<LiveConnection, { isOpenBeforeChange: boolean }>();
      open.set(sessionId, connections.set(connection, options));
      connection.onClose(() => {
        connections.delete(connection);
        if (connections.size === 0 && open.get(sessionId) === connections) open.delete(sessionId);
      });
    },
  };
}
