import { tryAlone } from '@signalbox/jobs';
import { lockSeeds, type PlatformKit } from '@signalbox/platform-kit';

type Deps = Pick<PlatformKit, 'pool' | 'settings' | 'clock'>;

/**
 * Deletes time-series records that are older than their project's retention (`tsdbRetentionDays` of the settings group
 * `bbs_realtime`; unset keeps everything). One replica at a time: the others return 0 immediately.
 */
export async function retainRecords(deps: Deps): Promise<number> {
  const deleted = await tryAlone(deps.pool, lock, async () => {
    let count = 0;
    for (const project of await projectsWithRecords(deps)) count += await retainIn(deps, project);
    return count;
  });
  return deleted ?? 0;
}

async function projectsWithRecords({ pool }: Deps): Promise<string[]> {
  // Skips along the index, because there are few projects and many records.
  const { rows } = await pool.query<{ project: string }>(
    `with recursive found as (
       (select project from timeseries_record order by project limit 1)
       union all
       select (select next.project from timeseries_record next where next.project > found.project
               order by next.project limit 1) from found where found.project is not null
     ) select project from found where project is not null`,
  );
  return rows.map(({ project }) => project);
}

async function retainIn({ pool, settings, clock }: Deps, project: string): Promise<number> {
  const { tsdbRetentionDays: days } = (await settings.read(project)).settings;
  if (typeof days !== 'number' || days < leastDays) return 0;
  const oldest = new Date(clock.now() - days * 24 * 60 * 60 * 1000);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from timeseries_record where ctid = any (array(
         select ctid from timeseries_record where project = $1 and time < $2 limit $3))`,
      [project, oldest, atOnce],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < atOnce) return deleted;
  }
}

const lock = { id: 'signalbox time-series retention', seed: lockSeeds.timeseriesRetention };
/** Minimum of the form. Enforced here too, so that an invalid stored value cannot delete the records of the last week. */
const leastDays = 7;
/** Deletes in short statements, so that concurrent writers do not wait long. */
const atOnce = 10_000;
