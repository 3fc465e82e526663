import { newObjectId, type PlatformKit, sha256Hex } from '@signalbox/platform-kit';
import type { NoticeResult } from '../../shared/notice';
import type { NoticeProvider } from '../../shared/notice-log';
import { NoticeError } from '../notice-error';
import { applyReceipt } from '../queue/apply-receipt';
import { maxTries, outcomeOf } from '../queue/outcome';
import { jsonOf, type NoticeContent, queueDatabase } from '../queue/queue-tables';

type Kit = Pick<PlatformKit, 'database' | 'clock' | 'figures'>;

interface TestMessage {
  project: string;
  /** Name of the user. */
  createdBy: string;
  provider: NoticeProvider;
  to: string;
  content: NoticeContent;
}

/** Writes a test message that has ended to the delivery log. Nothing sends it again or asks for its receipt. */
export async function recordTest(kit: Kit, test: TestMessage, result: NoticeResult): Promise<void> {
  const id = newObjectId(kit.clock.now());
  await insert(kit, { ...test, id, result });
  const { msgid } = result.ids;
  if (test.provider === 'wechat' && msgid) await applyReceipt(kit, { project: test.project, msgid });
}

/** Writes that the rate limits rejected a test message: once in five minutes for each user and provider. */
export async function recordRejectedTest(kit: Kit, test: TestMessage): Promise<void> {
  const { project, createdBy, provider } = test;
  const { problem } = new NoticeError('tooManyTests');
  const window = Math.floor(kit.clock.now() / rejectedMilliseconds);
  const hash = sha256Hex(JSON.stringify([project, createdBy, provider, window]));
  const result: NoticeResult = {
    isSent: false,
    steps: [{ name: 'settings', status: 'fail', milliseconds: 0, problem }],
    ids: {},
  };
  await insert(kit, { ...test, id: hash.slice(0, 24), result });
}

async function insert({ database, clock }: Kit, test: TestMessage & { id: string; result: NoticeResult }) {
  const { project, id, createdBy, provider, to, content, result } = test;
  // No try follows.
  const { status, problem } = outcomeOf(result, maxTries);
  const now = new Date(clock.now());
  await queueDatabase(database)
    .insertInto('notice_message')
    .values({
      project,
      id,
      created_at: now,
      created_by: createdBy,
      provider,
      recipient: to,
      content: jsonOf(content),
      status,
      is_test: true,
      tries: 1,
      due_at: now,
      ended_at: now,
      ids: jsonOf(result.ids),
      ...(problem === undefined ? {} : { problem: jsonOf(problem) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const rejectedMilliseconds = 300_000;
