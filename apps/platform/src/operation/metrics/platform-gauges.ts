import { gaugeGroup, type GaugeSource, type OperationPart } from '@signalbox/platform-kit';

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

/** The same for the page of system operation. */
export const sessionFigures: OperationPart = {
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
