import type { Selectable } from 'kysely';
import type { NoticeLogEntry } from '../../shared/notice-log';
import type { MessageTable } from '../queue/queue-tables';
import { maskIn, maskRecipient } from './mask';

/** A message as the delivery log shows it. */
export function logEntryOf(row: Selectable<MessageTable>): NoticeLogEntry {
  const { provider, recipient, content, status, tries, problem } = row;
  // DingTalk finds a user by the mobile number, and names the user.
  const recipients = [recipient, row.ids.userid ?? recipient];
  const masked = (text: string) => maskIn(text, provider, recipients);
  const { subject, template } = content;
  return {
    id: row.id,
    createTime: row.created_at.toISOString(),
    ...(row.created_by === null ? {} : { createdBy: row.created_by }),
    provider,
    to: maskRecipient(provider, recipient),
    ...(row.is_test ? { isTest: true as const } : {}),
    ...(subject === '' ? {} : { subject }),
    ...(template === undefined ? {} : { template }),
    status,
    tries,
    ...(status === 'queued' && tries > 0 ? { nextTime: row.due_at.toISOString() } : {}),
    ...(row.ended_at === null ? {} : { endTime: row.ended_at.toISOString() }),
    ids: Object.fromEntries(
      Object.entries(row.ids).map(([name, value]) => [
        name,
        name === 'userid' ? maskRecipient(provider, value) : masked(value),
      ]),
    ),
    ...(problem === null ? {} : { problem: { ...problem, answer: masked(problem.answer) } }),
  };
}
