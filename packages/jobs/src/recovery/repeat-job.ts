import { mayEnterProject, PlatformError } from '@signalbox/api';
import { jobPhases, waitingTask } from '../hand-back';
import type { JobToStart, OngoingJob } from '../job';
import type { JobKind } from '../job-kind';
import type { JobsDeps } from '../jobs-deps';
import { sendUpdate } from '../progress';
import { endCrashed, type RecoveryDeps, writeOutcome } from './end-crashed';
import { waitOrAbandon } from './wait-or-abandon';

type RepeatDeps = RecoveryDeps & Pick<JobsDeps, 'currentViewer' | 'requireLicense'>;
type Repeated = JobToStart<unknown, unknown> | undefined;

/**
 * The work of a job that runs again. The caller has its lock. Returns undefined if it has ended instead: its kind has found that it
 * was complete, or it cannot be started any more. Throws other errors, such as an outage of the bucket, and the job waits for the
 * next attempt, as `waitOrAbandon` says.
 */
export async function jobToRepeat(deps: RepeatDeps, waiting: OngoingJob): Promise<Repeated> {
  try {
    return await preparedJob(deps, waiting);
  } catch (error) {
    await waitOrAbandon(deps, { job: waiting, error });
    return undefined;
  }
}

async function preparedJob(deps: RepeatDeps, waiting: OngoingJob): Promise<Repeated> {
  const { kinds, requests, store, notify } = deps;
  const kind = kinds.get(waiting.kind);
  const request = await requests.get(waiting.id);
  if (!kind?.repeat || !request) throw new Error(`The job ${waiting.id} cannot run again`);
  const outcome = await kind.recover?.({ ...waiting, end: 'repeated' });
  if (outcome?.status === 'finish') {
    await writeOutcome(deps, waiting, outcome);
    return undefined;
  }
  const { userId, body } = request;
  let work: Awaited<ReturnType<typeof kind.repeat>>;
  try {
    await requireRights(deps, { kind, userId, project: waiting.project });
    work = await kind.repeat({ ...waiting, userId, body });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await endCrashed(deps, waiting, error);
    return undefined;
  }
  const started = await store.change(waiting, { ...waitingTask(kind), ...runsAgain });
  await sendUpdate({ notify }, waiting, started);
  const { id, kind: name, project, creator, creatorId, language } = waiting;
  const target = { project, name: waiting.name };
  // An object with any content makes the job one that may run again.
  return { id, kind: name, target, creator, creatorId, language, request: { userId, body: {} }, ...work };
}

const runsAgain = { phase: jobPhases.repeated, content: '', blockedSince: '', blockedAt: '' };

/** Throws `forbidden` or `projectForbidden` for a user who may not start the job any more, and the error of a license that closes it. */
async function requireRights(
  { currentViewer, requireLicense }: RepeatDeps,
  { kind, userId, project }: { kind: JobKind; userId: string; project: string },
): Promise<void> {
  const viewer = await currentViewer(userId);
  if (!viewer) throw new PlatformError('forbidden');
  const isOfOneProject = kind.isOfAllProjects !== true && kind.checksProjects !== true;
  if (isOfOneProject && !mayEnterProject(viewer, project))
    throw new PlatformError('projectForbidden', { detail: project });
  const { permissions, route } = kind;
  if (permissions !== 'creator' && !viewer.isSuper && !viewer.permissions.has(permissions.start))
    throw new PlatformError('forbidden', { detail: permissions.start });
  if (route !== undefined) await requireLicense({ route, project });
}
