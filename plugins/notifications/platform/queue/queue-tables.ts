import type { Database, PlatformTables } from '@signalbox/platform-kit';
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';
import type { NoticeProblem } from '../../shared/notice';
import type { NoticeProvider, NoticeStatus } from '../../shared/notice-log';
import type { NoticeMessage } from '../channels/channel';

/** A message without what the row has in other columns. */
export type NoticeContent = Omit<NoticeMessage, 'to' | 'id'>;

export interface MessageTable {
  project: string;
  id: string;
  created_at: Date;
  created_by: string | null;
  provider: NoticeProvider;
  recipient: string;
  content: NoticeContent;
  status: NoticeStatus;
  tries: Generated<number>;
  due_at: Date;
  first_try_at: ColumnType<Date | null, Date | undefined>;
  claim: ColumnType<string | null, string | undefined>;
  lease_until: ColumnType<Date | null, Date | undefined>;
  is_uncertain: Generated<boolean>;
  is_test: Generated<boolean>;
  ended_at: ColumnType<Date | null, Date | undefined>;
  receipt_at: ColumnType<Date | null, Date | undefined>;
  ids: Generated<Record<string, string>>;
  problem: ColumnType<NoticeProblem | null, NoticeProblem | undefined>;
}

interface QueueTables extends PlatformTables {
  notice_message: MessageTable;
  notice_pace: { project: string; provider: NoticeProvider; next_at: Date };
  /** By the ids of WeChat. */
  notice_receipt: { project: string; msgid: string; status: string; received_at: Date };
  notice_token: { account: string; token: string; expires_at: Date; renew_at: Date };
}

export function queueDatabase(database: Database): Kysely<QueueTables> {
  return database.withTables<Pick<QueueTables, 'notice_message' | 'notice_pace' | 'notice_receipt' | 'notice_token'>>();
}

/** A value for a column of type `jsonb`. */
export function jsonOf<Value>(value: Value) {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
