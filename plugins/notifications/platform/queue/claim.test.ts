import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { claimNext } from './claim';
import { queueDatabase } from './queue-tables';
import { queueMessage } from './testing/queue-fixture';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(() => queueDatabase(platform.kit.database).deleteFrom('notice_message').execute());

const line = { project: 'default', provider: 'sms' } as const;
const claimed = async () =>
  (await platform.kit.pool.query(`select id, claim from notice_message where status = 'sending'`)).rows;

it('takes one message for each call, also from a table without statistics', async () => {
  const { kit } = platform;
  for (let count = 0; count < 8; count += 1) await queueMessage(kit, { provider: 'sms', to: `1380000000${count}` });
  const first = await claimNext(kit, line);
  expect(await claimed()).toEqual([{ id: first?.id, claim: first?.claim }]);
  const others = await Promise.all(Array.from({ length: 4 }, () => claimNext(kit, line)));
  const ids = [first, ...others].map((message) => message?.id);
  expect(new Set((await claimed()).map(({ id }) => id))).toEqual(new Set(ids));
  expect(new Set(ids).size).toBe(5);
});
