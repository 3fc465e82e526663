import { type PlatformKit, reportEvent } from '@signalbox/platform-kit';
import { errorSentence } from '@signalbox/platform-kit/archive-files';
import { projectOfTarget } from '../scopes';
import type { StoredCycle } from './cycle';
import { followingRun, rhythmOf } from './next-run';

interface Unstarted {
  /** Project or target of the cycle. */
  project: string;
  /** The cycle when its run was claimed. */
  cycle: StoredCycle;
  nowMilliseconds: number;
  /** Name of the archive. */
  name: string;
  error: unknown;
  /** Another job was in the way. */
  isBusy: boolean;
}

/**
 * Reports a due run that could not be started as the event `backupFailed`, once however often it is tried: an error at the
 * second try, since the first may come from a server that ends, and another job when the next run, or a day, has come.
 */
export async function reportUnstarted(kit: PlatformKit, unstarted: Unstarted): Promise<void> {
  const { project, cycle, name, error } = unstarted;
  const due = cycle.dueSince;
  if (due === undefined || (unstarted.isBusy && !isMissed(unstarted, due))) return;
  const event = { key: `backupUnstarted ${cycle.id} ${due}`, project: projectOfTarget(project), name: 'backupFailed' };
  const params = { name, reason: errorSentence(error, cycle.editor.language) };
  await reportEvent(kit, { ...event, params }).catch((err: unknown) =>
    kit.log.error({ err, cycle: cycle.id }, 'a backup that could not be started was not reported'),
  );
}

function isMissed({ cycle, nowMilliseconds }: Unstarted, due: string): boolean {
  const dueMilliseconds = Date.parse(due);
  const next = Date.parse(followingRun({ rhythm: rhythmOf(cycle), due, nowMilliseconds: dueMilliseconds }));
  return nowMilliseconds >= Math.min(next, dueMilliseconds + dayMilliseconds);
}

const dayMilliseconds = 86_400_000;
