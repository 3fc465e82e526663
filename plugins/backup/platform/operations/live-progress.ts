import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { newsChannel, newsOf } from './progress';
import { type Task, taskStore } from './task-store';
import { taskViewPermissions } from './task-types';

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

/** `/ws/historycomputed`, query `{projectId, requestid}`: how a task stands, at once and at every change. */
export function createProgressSource({ kit, log }: SourceParts): LiveSource {
  const open = new Set<Subscription>();

  kit.listen(newsChannel, ({ project, id, ...news }) => {
    for (const each of open) if (each.id === id && each.project === project) send(each, news);
  });
  kit.onGap(() => {
    for (const each of open) void sendState(each);
  });

  function send(subscription: Subscription, news: JsonObject) {
    subscription.isFresh = true;
    subscription.connection.send(news);
  }
  async function sendState(subscription: Subscription) {
    subscription.isFresh = false;
    try {
      const task = await taskStore(kit, subscription.project).get(subscription.id);
      if (task && !subscription.isFresh) send(subscription, newsOf(task as unknown as Task));
    } catch (err) {
      log.warn({ err }, 'the state of a task could not be told');
    }
  }

  return (connection) => {
    let current: Subscription | undefined;
    connection.onQuery((query) => {
      if (current) open.delete(current);
      const wish = wishOf(query, connection);
      if (!maySee(connection)) return connection.close('forbidden');
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

function maySee({ viewer }: LiveConnection): boolean {
  return (
    viewer.isSuper ||
    [...taskViewPermissions, 'backup.export', 'backup.import'].some((key) => viewer.permissions.has(key))
  );
}
