import type { Database } from '@signalbox/platform-kit';
import type { NoticeLogFilter } from '../../shared/generated/types';
import { queueDatabase } from '../queue/queue-tables';

/** The messages of a project that match, in no order. */
export function findMessages(database: Database, project: string, filter: NoticeLogFilter) {
  const { provider, status, to, createTime: { $gte: from, $lt: until } = {} } = filter;
  return queueDatabase(database)
    .selectFrom('notice_message')
    .where('project', '=', project)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', new Date(from!)))
    .$if(until !== undefined, (query) => query.where('created_at', '<', new Date(until!)));
}
