import { createServer } from 'node:http';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type RunningPostgres, startPostgres } from '../postgres';
import { bundleWorkers } from './bundle-workers';
import { postgresAddressKey } from './postgres-address';

/** vitest's global setup: a run that needs no database starts none; all others share one. */
export async function setup({ provide }: TestProject) {
  let starting: Promise<{ postgres: RunningPostgres; folder: string }> | undefined;
  const server = createServer((_request, response) => {
    starting ??= start();
    starting.then(
      ({ postgres }) => response.end(postgres.url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const removeBundles = await bundleWorkers();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide(postgresAddressKey, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    removeBundles();
    const started = await starting?.catch(() => undefined);
    await started?.postgres.stop();
    if (started) rmSync(started.folder, { recursive: true, force: true });
  };
}

async function start() {
  // Short and open to `nobody`, so that a run as root works wherever the repository is.
  const folder = mkdtempSync(join('/tmp', 'signalbox-test-'));
  chmodSync(folder, 0o711);
  return { folder, postgres: await startPostgres({ dataDir: folder, isDurable: false }) };
}
