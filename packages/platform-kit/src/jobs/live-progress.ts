import { isJsonObject } from '@signalbox/schemas/json';
import { type JobUpdate, mayEnterProject } from '@signalbox/api';
import { jobUpdateOf, maySeeJob, type OngoingJob } from '@signalbox/jobs';
import type { JsonValue } from '@signalbox/schemas';
import type { LiveConnection, PlatformKit } from '../contract';
import { isProjectName } from '../project-access';
import { visibleKinds } from './visible-kinds';

interface JobAddress {
  project: string;
  id: string;
}

/** `/ws/historycomputed`, query `{projectId, requestid}`: the state of a job, at once and at every change, for users who may see its kind. */
export function sendProgress(connection: LiveConnection, kit: PlatformKit): void {
  let stop = () => {};
  connection.onQuery(async (query) => {
    stop();
    const address = addressOf(query, connection);
    if (visibleKinds(kit.jobs, connection.viewer).length === 0) return connection.close('forbidden');
    if (!address) return connection.close('malformed query');
    if (!mayEnterProject(connection.viewer, address.project)) return connection.close('projectForbidden');
    const following = follow(connection, kit, address);
    stop = following.stop;
    await following.sent;
  });
  connection.onClose(() => stop());
}

/** `stop` ends the subscription, `sent` resolves after its first state. */
function follow(connection: LiveConnection, { jobs, log }: PlatformKit, address: JobAddress) {
  /** Updates and stored states arrive in any order. A state that was read before an update is dropped. */
  let isFresh = false;
  let isOpen = true;
  function send(job: Pick<OngoingJob, 'kind' | 'creatorId'>, update: JobUpdate) {
    const kind = jobs.kinds.get(job.kind);
    if (!kind || !maySeeJob(connection.viewer, kind, job)) return connection.close('forbidden');
    isFresh = true;
    connection.send({ ...update });
  }
  async function sendState() {
    isFresh = false;
    try {
      const job = await jobs.find(address);
      if (job && isOpen && !isFresh) send(job, jobUpdateOf(job));
    } catch (err) {
      log.warn({ err }, 'the state of a job could not be sent');
    }
  }
  const stopWatching = jobs.watch({
    updated(job, update) {
      if (job.id === address.id && jobs.isSeenFrom(address.project, job)) send(job, update);
    },
    missed: () => void sendState(),
  });
  const stop = () => {
    isOpen = false;
    stopWatching();
  };
  return { stop, sent: sendState() };
}

function addressOf(query: JsonValue, { project }: LiveConnection): JobAddress | undefined {
  if (!isJsonObject(query)) return undefined;
  const { requestid, projectId = project } = query;
  return isTaskId(requestid) && isProjectName(projectId) ? { id: requestid, project: projectId } : undefined;
}

/** Ids of tasks have the same form. */
const isTaskId = isProjectName;
