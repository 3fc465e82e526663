import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationType } from './contract';
import { newsChannel, newsOf } from './progress';
import { isSeenFrom, taskSeenFrom } from './task-store';
import { maySeeTask, operationTypes } from './task-types';

interface SourceParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}
interface Subscription {
  connection: LiveConnection;
  project: string;
  id: string;
  /** News came before the state that was read. */
  isFresh: boolean;
}

/** `/ws/historycomputed`, query `{projectId, requestid}`: how a task stands, at once and at every change, for whoever may see its kind. */
export function createProgressSource({ kit, log }: SourceParts): LiveSource {
  const open = new Set<Subscription>();

  kit.listen(newsChannel, ({ project, id, mark, ...news }) => {
    const task = { project: String(project), mark: mark as OperationType };
    for (const each of open) if (each.id === id && isSeenFrom(each.project, task)) send(each, task.mark, news);
  });
  kit.onGap(() => {
    for (const each of open) void sendState(each);
  });

  function send(subscription: Subscription, mark: OperationType, news: JsonObject) {
    const { connection } = subscription;
    if (!maySeeTask(connection.viewer, mark)) return connection.close('forbidden');
    subscription.isFresh = true;
    connection.send(news);
  }
  async function sendState(subscription: Subscription) {
    subscription.isFresh = false;
    try {
      const task = await taskSeenFrom(kit, subscription);
      if (task && !subscription.isFresh) send(subscription, task.mark, { ...newsOf(task) });
    } catch (err) {
      log.warn({ err }, 'the state of a task could not be told');
    }
  }

  return (connection) => {
    let current: Subscription | undefined;
    connection.onQuery((query) => {
      if (current) open.delete(current);
      const wish = wishOf(query, connection);
      if (!maySeeTasks(connection)) return connection.close('forbidden');
      if (!wish) return connection.close('malformed query');
      current = { connection, ...wish, isFresh: false };
      open.add(current);
      void sendState(current);
    });
    connection.onClose(() => current && open.delete(current));
  };
}

function wishOf(query: JsonValue, { project }: LiveConnection): { project: string; id: string } | undefined {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) return undefined;
  const { requestid, projectId = project } = query;
  const isSound = isName(requestid) && isName(projectId);
  return isSound ? { id: requestid, project: projectId } : undefined;
}

function isName(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

/** Any kind at all; which one this task is of, it says itself. */
function maySeeTasks({ viewer }: LiveConnection): boolean {
  return operationTypes.some((type) => maySeeTask(viewer, type));
}
