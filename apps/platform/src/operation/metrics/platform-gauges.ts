import type { UserSessions } from '@signalbox/api';
import { accountProject, gaugeGroup, type GaugeSource, type OperationPart } from '@signalbox/platform-kit';

/** Sessions, and jobs of all plug-ins. */
export const platformGauges = [
  gaugeGroup({
    name: 'sessions',
    gauges: {
      signalbox_sessions_active: { help: 'Sessions that were used in the last five minutes' },
    },
    read: async (source) => [{ gauge: 'signalbox_sessions_active', value: await activeSessions(source) }],
  }),
  gaugeGroup({
    name: 'jobs',
    gauges: {
      signalbox_jobs_running: { help: 'Running jobs', labels: ['kind'] },
      signalbox_job_oldest_start_timestamp_seconds: {
        help: 'When the oldest running job started',
        labels: ['kind'],
      },
    },
    async read({ query }) {
      const rows = await query<{ kind: string; count: number; start: Date }>(
        `select body ->> 'mark' as kind, count(*)::int as count, min(created_at) as start from document
         where collection = 'taskmanager' and body @> '{"status": "ongoing"}' group by 1`,
      );
      return rows.flatMap(({ kind, count, start }) => [
        { gauge: 'signalbox_jobs_running', value: count, labels: { kind } },
        { gauge: 'signalbox_job_oldest_start_timestamp_seconds', value: start.getTime() / 1000, labels: { kind } },
      ]);
    },
  }),
];

/** The same, and the users with sessions, for the page of system operation. */
export const sessionFigures: OperationPart = {
  sessions: usersWithSessions,
  figures: async (source) => [
    { title: 'console::figures.sessions', value: await activeSessions(source), unit: 'count' },
  ],
};

/** Sessions that were used in the last five minutes. */
async function activeSessions({ query, now }: GaugeSource): Promise<number> {
  const [row] = await query<{ active: number }>(
    'select count(*)::int as active from session where ended is null and last_seen_at > $1',
    [new Date(now - 5 * 60_000)],
  );
  return row?.active ?? 0;
}

/**
 * The users whose sessions were used in the last 24 hours, the latest first. A session whose account was deleted is
 * left out.
 */
async function usersWithSessions({ query, now }: GaugeSource): Promise<UserSessions[]> {
  const rows = await query<{ id: string; username: string; sessions: number; seen: Date }>(
    `select id, body ->> 'username' as username, sessions, seen
     from (
       select user_id, count(*)::int as sessions, max(last_seen_at) as seen from session
       where ended is null and last_seen_at > $1 group by user_id order by seen desc limit 200
     ) used join document on project = $2 and collection = 'user' and id = user_id order by seen desc`,
    [new Date(now - 24 * 60 * 60_000), accountProject],
  );
  return rows.map(({ id, username, sessions, seen }) => ({
    userId: id,
    username,
    sessions,
    lastSeen: seen.toISOString(),
  }));
}
