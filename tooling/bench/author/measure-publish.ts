import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { startProgram } from '../backup/measure/program';
import { logIn, type Session } from '../backup/measure/session';

/**
 * Milliseconds from the request to publish a tab to its answer, when all users have the tab: check, compilation and
 * database. On the built server with a database of its own. The first one starts the thread of the check.
 */
export async function measurePublish(runs: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-publish-bench-'));
  chmodSync(folder, 0o711);
  const undo: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres({ dataDir: folder });
    undo.push(postgres.stop);
    const product = await startProgram({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'product') });
    undo.push(product.stop);
    const session = await logIn(product.url);
    const times: number[] = [];
    for (let base = 0; base < runs; base += 1) times.push(await publish(session, base));
    return times;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function publish({ url, token }: Session, base: number): Promise<number> {
  // Each version has another limit.
  const body = JSON.stringify({ ...aTabDraft({ maxLength: 100 + base }), base });
  const startedAt = performance.now();
  const answer = await fetch(`${url}/rest/core/schema/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body,
  });
  if (!answer.ok) throw new Error(`The tab was not published: ${answer.status} ${await answer.text()}`);
  return performance.now() - startedAt;
}
