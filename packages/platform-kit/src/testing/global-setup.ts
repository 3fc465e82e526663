import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { Migration } from '../database/migrate';
import { bundleWorkers } from './bundle-workers';
import { postgresAddressKey } from './postgres-address';
import { createTestDatabases, type TestDatabases } from './test-databases';
import { startTestPostgres } from './test-postgres';

/** vitest's global setup: a run that needs no database starts none; all others share one server. */
export async function setup({ provide }: TestProject) {
  let starting: Promise<Running> | undefined;
  const server = createServer((request, response) => {
    starting ??= start();
    starting
      .then(({ databases }) => answer(databases, request))
      .then(
        (url) => response.end(url),
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
    await started?.stop();
  };
}

interface Running {
  databases: TestDatabases;
  stop(): Promise<void>;
}

/** POST with a list of migrations creates a database, DELETE with a connection string drops one. */
async function answer(databases: TestDatabases, request: IncomingMessage): Promise<string> {
  if (request.method === 'POST') return databases.create((await json(request)) as Migration[]);
  const url = await text(request);
  await databases.drop(url);
  return url;
}

async function start(): Promise<Running> {
  const postgres = await startTestPostgres();
  const databases = createTestDatabases(postgres.url);
  return {
    databases,
    async stop() {
      await databases.close();
      await postgres.stop();
    },
  };
}
