import type { FastifyInstance } from 'fastify';
import { adoptArchives } from './archives/adopt-archives';
import { sweepTemporary } from './archives/sweep-temporary';
import type { BackupParts } from './parts';
import type { RestoreParts } from './restore/restore-parts';

/** Removes temporary files and adopts archives at the start, and keeps the index of documents from time to time. */
export function keepInOrder(
  rest: FastifyInstance,
  { kit, log }: BackupParts,
  { bodyIndex }: Pick<RestoreParts, 'bodyIndex'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    bodyIndex.keep().catch((err: unknown) => log.error({ err }, 'the index of bodies stays missing for now'));
  };

  rest.addHook('onReady', async () => {
    await sweepTemporary(kit);
    await adoptArchives({ kit, log });
    look();
    timer = setInterval(look, everyMilliseconds);
    timer.unref();
  });
  rest.addHook('preClose', async () => {
    clearInterval(timer);
    await bodyIndex.stop();
  });
}

const everyMilliseconds = 15_000;
