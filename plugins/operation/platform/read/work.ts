import { mayEnterProject, type ScheduledWork, type ServiceHealth, type StoredJob } from '@signalbox/api';
import { mayAbortJob, maySeeJob } from '@signalbox/jobs';
import { type GaugeSource, type PlatformKit, readBriefly, type Viewer } from '@signalbox/platform-kit';
import type { OperationWork } from '../../shared/operation';

interface JobRow {
  project: string;
  id: string;
  body: Omit<StoredJob, 'id'>;
}
interface AllWork {
  jobs: JobRow[];
  scheduled: ScheduledWork[];
  services: ServiceHealth[];
}

/** Reads the work of all projects. */
export function readWork(kit: PlatformKit): Promise<AllWork> {
  const { operationParts } = kit;
  return readBriefly(kit, async (source) => ({
    jobs: await readJobs(source),
    scheduled: await inTurn(operationParts, async ({ scheduled }) => scheduled?.(source)),
    services: await inTurn(operationParts, async ({ services }) => services?.(source)),
  }));
}

/** One after the other: they share a connection. */
export async function inTurn<Part, Value>(
  parts: readonly Part[],
  read: (part: Part) => Promise<Value[] | undefined>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const part of parts) values.push(...((await read(part)) ?? []));
  return values;
}

function readJobs({ query }: GaugeSource): Promise<JobRow[]> {
  return query<JobRow>(
    `select project, id, body from document
     where collection = 'taskmanager' and body @> '{"status": "ongoing"}' order by created_at limit 100`,
  );
}

/** Returns the part of the work that this user may see. */
export function workFor(viewer: Viewer, { kinds }: PlatformKit['jobs'], work: AllWork): OperationWork {
  const jobs = work.jobs.flatMap(({ project, id, body: { mark, name, progress, startTime, creator, ...body } }) => {
    const kind = kinds.get(mark);
    const isSeen = kind !== undefined && maySeeJob(viewer, kind, body);
    if (!isSeen || !(kind.isOfAllProjects === true || mayEnterProject(viewer, project))) return [];
    const canAbort = body.canPause && mayAbortJob(viewer, kind, body);
    const { phase, content: cause } = body;
    const job = { id, project, name, kind: mark, progress, phase, creator, canAbort, started: startTime };
    return [cause ? { ...job, cause } : job];
  });
  const scheduled = work.scheduled
    .filter(({ project }) => project === undefined || mayEnterProject(viewer, project))
    .map(({ permission, ...each }) => ({ ...each, canRun: permission !== undefined && mayUse(viewer, permission) }));
  return { jobs, scheduled, services: work.services };
}

function mayUse({ isSuper, permissions }: Viewer, permission: string): boolean {
  return isSuper || permissions.has(permission);
}
