import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions/sessions';
import type { SessionCheck } from '../auth/sessions/validate-session';

/** Sessions of one statement. Requests are served between two statements. */
const sessionsAtOnce = 500;

interface SessionChecksDeps {
  sessions: Pick<Sessions, 'check'>;
  log: FastifyBaseLogger;
  apply: (sessionId: string, check: SessionCheck) => void;
}

/** Checks sessions on request. One check runs at a time, so that an earlier state never replaces a later one. */
export function createSessionChecks({ sessions, log, apply }: SessionChecksDeps) {
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
