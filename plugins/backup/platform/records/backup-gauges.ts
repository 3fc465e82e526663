import { gaugeGroup, type GaugeSample } from '@signalbox/platform-kit';
import { backupCollection } from './backup-record';

const target = { labels: ['target'] };

/** The last backups of each target, those made by hand and those of cycles. Uploads and safety backups do not count. */
export const backupGauges = gaugeGroup({
  name: 'backups',
  gauges: {
    signalbox_backup_last_success_timestamp_seconds: { help: 'Start of the last backup that succeeded', ...target },
    signalbox_backup_last_succeeded: { help: 'Whether the last finished backup succeeded', ...target },
    signalbox_backup_last_verified_intact: { help: 'Whether the backup that was verified last is intact', ...target },
  },
  async read({ query }) {
    const rows = await query<LastBackups>(sql, [backupCollection]);
    return rows.flatMap(({ project, success, succeeded, intact }) => {
      const labels = { target: project };
      const samples: GaugeSample<Gauge>[] = [
        { gauge: 'signalbox_backup_last_succeeded', value: Number(succeeded), labels },
      ];
      if (success !== null)
        samples.push({
          gauge: 'signalbox_backup_last_success_timestamp_seconds',
          value: Date.parse(success) / 1000,
          labels,
        });
      if (intact !== null)
        samples.push({ gauge: 'signalbox_backup_last_verified_intact', value: Number(intact), labels });
      return samples;
    });
  },
});

type Gauge =
  | 'signalbox_backup_last_success_timestamp_seconds'
  | 'signalbox_backup_last_succeeded'
  | 'signalbox_backup_last_verified_intact';

interface LastBackups {
  project: string;
  /** ISO. */
  success: string | null;
  succeeded: boolean;
  intact: boolean | null;
}

/** The condition on the body as a whole lets the database use the index of documents. */
const sql = `
  select project,
    max(body ->> 'createTime') filter (where body ->> 'status' = 'succeed') as success,
    (array_agg(body ->> 'status' = 'succeed' order by body ->> 'createTime' desc))[1] as succeeded,
    (array_agg((body #>> '{verified,isWhole}')::boolean order by body #>> '{verified,time}' desc)
      filter (where body ? 'verified'))[1] as intact
  from document
  where collection = $1 and body @> '{"type": "export"}' and body ->> 'status' <> 'ongoing'
    and body ->> 'origin' in ('manual', 'cycle')
  group by project`;
