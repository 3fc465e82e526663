import { mayEnterProject } from '@signalbox/api';
import { accountChannel, type LiveConnection, type LiveSource, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { sessionChannel } from '../auth/sessions/end-sessions';
import type { Sessions } from '../auth/sessions/sessions';
import type { SessionCheck } from '../auth/sessions/validate-session';

export interface SessionWatch {
  /**
   * Keeps the permissions of `connection.viewer` current, and closes the connection when its session ends, regardless of its
   * type; also when its user must choose a new password, unless it `isOpenBeforeChange`.
   */
  add(connection: LiveConnection, options: { isOpenBeforeChange: boolean }): void;
  /** `/ws/session`: the connection also receives the end and its reason. */
  source: LiveSource;
}

/** Interval of polling: there is no notification for a session that expires. */
const pollIntervalMs = 5_000;

interface SessionWatchDeps {
  kit: PlatformKit;
  sessions: Sessions;
  log: FastifyBaseLogger;
}

export function createSessionWatch({ kit, sessions, log }: SessionWatchDeps): SessionWatch {
  /** Session id → its connections: one console has several. */
  const open = new Map<string, Map<LiveConnection, { isOpenBeforeChange: boolean }>>();
  const withReason = new WeakSet<LiveConnection>();

  function apply(sessionId: string, state: SessionCheck) {
    const connections = open.get(sessionId) ?? [];
    if ('reason' in state) open.delete(sessionId);
    for (const [connection, { isOpenBeforeChange }] of connections) {
      if ('reason' in state) {
        if (withReason.has(connection)) connection.send({ ended: true, reason: state.reason });
        connection.close('session ended');
      } else {
        connection.viewer = state.viewer;
        // `/ws/session` serves the account in any project.
        if (!withReason.has(connection) && !mayEnterProject(state.viewer, connection.project))
          connection.close('projectForbidden');
        if (state.mustChangePassword && !isOpenBeforeChange) connection.close('password change');
      }
    }
  }

  const checks = createSessionChecks({ sessions, log, apply });
  const checkAll = () => checks.request(open.keys());
  kit.listen(sessionChannel, ({ sessionIds }) => {
    const ended = new Set(Array.isArray(sessionIds) ? sessionIds : []);
    checks.request([...open.keys()].filter((sessionId) => ended.has(sessionId)));
  });
  kit.listen(accountChannel, ({ userId }) => {
    if (userId === undefined) return checkAll();
    const isOfUser = (connections: Map<LiveConnection, unknown>) =>
      [...connections.keys()].some(({ viewer }) => viewer.userId === userId);
    checks.request([...open].filter(([, connections]) => isOfUser(connections)).map(([sessionId]) => sessionId));
  });
  // A shorter login duration may end sessions at once, and a password policy may ask for new passwords.
  kit.listen('setting', checkAll);
  kit.onGap(checkAll);
  kit.every(pollIntervalMs, {
    name: 'check the open sessions',
    async run() {
      if (!checks.isRunning()) checkAll();
    },
  });

  return {
    source: (connection) => void withReason.add(connection),
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

/** Sessions of one statement. Requests are served between two statements. */
const sessionsAtOnce = 500;

interface SessionChecksDeps {
  sessions: Pick<Sessions, 'check'>;
  log: FastifyBaseLogger;
  apply: (sessionId: string, check: SessionCheck) => void;
}

/** Checks sessions on request. One check runs at a time, so that an earlier state never replaces a later one. */
function createSessionChecks({ sessions, log, apply }: SessionChecksDeps) {
  const requested = new Set<string>();
  let isRunning = false;

  async function run() {
    isRunning = true;
    try {
      while (requested.size > 0) {
        const next = [...requested].slice(0, sessionsAtOnce);
        for (const sessionId of next) requested.delete(sessionId);
        for (const [sessionId, check] of await sessions.check(next)) apply(sessionId, check);
      }
    } catch (error) {
      // The next poll checks them again.
      requested.clear();
      log.warn({ err: error }, 'sessions could not be checked');
    }
    isRunning = false;
  }

  return {
    isRunning: () => isRunning,
    request(sessionIds: Iterable<string>): void {
      for (const sessionId of sessionIds) requested.add(sessionId);
      if (!isRunning) void run();
    },
  };
}
