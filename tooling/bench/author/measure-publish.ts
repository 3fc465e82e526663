import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
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
  const body = JSON.stringify({ ...tab(base), base });
  const startedAt = performance.now();
  const answer = await fetch(`${url}/rest/core/schema/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body,
  });
  if (!answer.ok) throw new Error(`The tab was not published: ${answer.status} ${await answer.text()}`);
  return performance.now() - startedAt;
}

/** Each version has another limit. */
function tab(version: number) {
  const form = {
    $schema: '../../../meta/form.schema.json',
    id: 'settings/upkeep',
    place: { group: 'settings', order: 990 },
    permission: { edit: 'setting.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { upkeepNotice: { type: 'string', minLength: 1, maxLength: 100 + version } },
    },
    uiSchema: {},
  };
  const messages = JSON.stringify({ title: 'Upkeep', 'upkeepNotice.title': 'Notice of upkeep' });
  return { id: form.id, form: JSON.stringify(form), messages: { en: messages, 'zh-Hans': messages } };
}
