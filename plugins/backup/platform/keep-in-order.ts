import type { FastifyInstance } from 'fastify';
import { adoptArchives } from './archives/adopt-archives';
import { sweepTemporary } from './archives/sweep-temporary';
import type { BackupParts } from './parts';
import type { RestoreParts } from './restore/restore-parts';

/** Recovers what dead processes left, at the start and from time to time, and ends what runs when the server ends. */
export function keepInOrder(
  rest: FastifyInstance,
  { kit, log, operations }: BackupParts,
  { bodyIndex }: Pick<RestoreParts, 'bodyIndex'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    operations.recover().catch((err: unknown) => log.error({ err }, 'what a dead process left stays for now'));
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
    await operations.stop();
    await bodyIndex.stop();
  });
}

/** Another replica may have died; until then its task seems to run. */
const everyMilliseconds = 15_000;
