import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { logIn, send, type Session } from '../session';
import { withDatabase } from '../workbench';

/**
 * Milliseconds from the request to publish a tab to its answer, when all users have the tab: check, compilation and
 * database. On the built server with a database of its own. The first one starts the thread of the check.
 */
export function measurePublish(runs: number): Promise<number[]> {
  return withDatabase(async ({ start }) => {
    const session = await logIn((await start()).url);
    const times: number[] = [];
    for (let base = 0; base < runs; base += 1) times.push(await publish(session, base));
    return times;
  });
}

async function publish(session: Session, base: number): Promise<number> {
  // Each version has another limit.
  const body = { ...aTabDraft({ maxLength: 100 + base }), base };
  const startedAt = performance.now();
  await send(session, 'core/schema/publish', { method: 'POST', body });
  return performance.now() - startedAt;
}
