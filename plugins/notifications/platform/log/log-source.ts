import { writeAt } from '@signalbox/engine/core';
import { declaredCollection, rowNotices, tableSource } from '@signalbox/collections-platform';
import { type JsonObject, objectOf } from '@signalbox/schemas/json';
import schema from '@signalbox/schemas/entities/notice-log-entry.json';
import type { NoticeLogEntry } from '@signalbox/schemas/types';
import en from '../../locales/page/en.json';
import zhHans from '../../locales/page/zh-Hans.json';
import { noticeCauses } from '../../shared/notice';
import { maskIn, maskRecipient } from './mask';

const declared = declaredCollection('notifications/log', objectOf(schema));

/** The sentences of causes, for exports. */
const causes = noticeCauses.map((cause) => ({
  const: cause,
  title: { en: en[`causes.${cause}`], zh_Hans: zhHans[`causes.${cause}`] },
}));

/** The delivery log: the messages of a project, with masked recipients. */
export const deliveryLog = tableSource({
  definition: { ...declared, schema: writeAt(declared.schema, '/properties/problem/properties/cause/oneOf', causes) },
  table: 'notice_message',
  columns: {
    to: 'recipient',
    createTime: 'created_at',
    provider: 'provider',
    about: `coalesce(content ->> 'template', nullif(content ->> 'subject', ''))`,
    subject: `nullif(content ->> 'subject', '')`,
    template: `content ->> 'template'`,
    createdBy: 'created_by',
    status: 'status',
    tries: 'tries',
    nextTime: `case when status = 'queued' and tries > 0 then due_at end`,
    endTime: 'ended_at',
    isTest: 'nullif(is_test, false)',
    ids: 'ids',
    problem: 'problem',
  },
  hooks: { present: (entry) => ({ ...entry, ...maskedPart(entry as unknown as NoticeLogEntry) }) },
});

function maskedPart({ provider, to, ids, problem }: NoticeLogEntry): JsonObject {
  // DingTalk finds a user by the mobile number, and names the user.
  const recipients = [to, ids['userid'] ?? to];
  const masked = (text: string) => maskIn(text, provider, recipients);
  const maskedIds = Object.entries(ids).map(([name, value]) => [
    name,
    name === 'userid' ? maskRecipient(provider, value) : masked(value),
  ]);
  return {
    to: maskRecipient(provider, to),
    ids: Object.fromEntries(maskedIds) as JsonObject,
    ...(problem && { problem: { ...problem, answer: masked(String(problem['answer'])), provider } as JsonObject }),
  };
}

export const logMigrations = [
  {
    name: 'notifications/008-log-as-a-list',
    sql: `
      drop table if exists notice_export_ticket;
      ${rowNotices({ table: 'notice_message', resource: deliveryLog.resource, columns: 'status, due_at' })}
    `,
  },
];
