import type { ScheduledWork } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { WireScope } from '../../shared/scopes';
import { projectScope, scopes } from '../scopes';
import { type StoredCycle, cycleStore } from './cycle';

/** Message key of the cycles of a scope. */
export function kindOfWork({ jobType }: Pick<WireScope, 'jobType'>): string {
  return `backup::operation.${jobType}`;
}

export function canRunNow({ disable, lastOutcome }: Pick<StoredCycle, 'disable' | 'lastOutcome'>): boolean {
  return !disable && lastOutcome?.status !== 'ongoing';
}

/**
 * Makes a cycle due, so that a replica starts it within seconds. Its later runs keep their times. False: there is no such
 * cycle, or it cannot run now.
 */
export async function runCycleNow(
  kit: PlatformKit,
  { kind, project, id }: Pick<ScheduledWork, 'kind' | 'project' | 'id'>,
): Promise<boolean> {
  const scope = scopes.find((each) => kindOfWork(each) === kind);
  const target = scope === projectScope ? project : scope?.target;
  if (target === undefined) return false;
  const store = cycleStore(kit, target);
  if ((await store.get(id)) === undefined) return false;
  let isStarted = false;
  await store.change(id, (cycle) => {
    isStarted = canRunNow(cycle);
    if (!isStarted) return cycle;
    const { nextRun, dueSince = nextRun } = cycle;
    return { ...cycle, nextRun: new Date(kit.clock.now()).toISOString(), dueSince };
  });
  return isStarted;
}
