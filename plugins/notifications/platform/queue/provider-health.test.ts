import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { providerHealth } from './provider-health';
import { queueMessage } from './testing/queue-fixture';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());

it('counts failed messages by provider, and no tests of values that are not saved', async () => {
  const { kit } = platform;
  for (const provider of ['email', 'sms'] as const) await queueMessage(kit, { provider, to: '13800000001' });
  await kit.pool.query(`update notice_message set status = 'failed', ended_at = now(), is_test = provider = 'sms'`);
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await kit.pool.query<Row>(text, values)).rows;
  expect(await providerHealth.services?.({ query, now: kit.clock.now() })).toMatchObject([
    { title: 'notifications::operation.email', succeeded: 0, failed: 1 },
  ]);
});
