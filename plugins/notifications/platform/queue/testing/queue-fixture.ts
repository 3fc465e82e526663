import { pathOf, readAt, writeAt } from '@signalbox/engine/core';
import { jsonb, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { channels } from '../../channels/channels';
import { enqueue, type NewMessage } from '../enqueue';
import { queueDatabase } from '../queue-tables';

type Message = Partial<Omit<NewMessage, 'content'>> &
  Pick<NewMessage, 'provider' | 'to'> & { content?: Partial<NewMessage['content']> };

/** Queues a message of the default project, and resolves with its id. */
export async function queueMessage(kit: PlatformKit, { content, ...message }: Message): Promise<string> {
  const id = newObjectId(kit.clock.now());
  const full = { subject: 'Subject', text: `Text ${id}`, values: {}, ...content };
  await enqueue(kit, { project: 'default', id, ...message, content: full });
  return id;
}

/** The row of a message of the default project. */
export function rowOf({ database }: PlatformKit, id: string) {
  return queueDatabase(database)
    .selectFrom('notice_message')
    .selectAll()
    .where('project', '=', 'default')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Saves notification settings of the default project. Their secrets are in clear, and stored as saving stores them. */
export async function saveSettings({ database }: PlatformKit, settings: JsonObject): Promise<void> {
  let body = settings;
  const values: { project: string; path: string; value: string }[] = [];
  for (const pointer of secretPointers) {
    const value = readAt(settings, pointer);
    if (typeof value !== 'string') continue;
    body = writeAt(body, pointer, { isSet: true });
    values.push({ project: 'default', path: pathOf(pointer).join('/'), value });
  }
  const row = { project: 'default', revision: 1, body: jsonb(body) };
  await database
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ body: row.body }))
    .execute();
  await database.deleteFrom('setting_secret').execute();
  await database.insertInto('setting_secret').values(values).execute();
}

const secretPointers = [
  ...Object.values(channels).map(({ secret }) => secret),
  '/wechat/receiptToken',
  '/wechat/receiptKey',
];
