import { cpSync } from 'node:fs';
import { type DatabaseServer, startDatabaseServer, type TestDatabase } from './database';
import { newDataDir, type Product, removeDataDir, startProduct } from './product';

/** A running product, with its database if a test may query it. */
export interface OwnProduct {
  product: Product;
  database?: TestDatabase;
}

/** The running products of a worker of the test runner. */
export interface Products {
  /** The product that several files share, as it starts out of the box. */
  shared(): Promise<OwnProduct>;
  /** The product of one file. It runs until another file gets its own. */
  own(name: string): Promise<Required<OwnProduct>>;
  /** A new database on the worker's own PostgreSQL. */
  createDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/**
 * A worker keeps its browser and its PostgreSQL over all files: starting both again for each file would cost more than many
 * tests.
 */
export function createProducts(): Products {
  let server: Promise<DatabaseServer> | undefined;
  let everyone: Promise<OwnProduct> | undefined;
  let current: { name: string; starting: Promise<Required<OwnProduct>> } | undefined;
  let template: Promise<Template> | undefined;
  const createDatabase = async (source?: TestDatabase) => (await (server ??= startDatabaseServer())).create(source);
  const start = async (): Promise<Required<OwnProduct>> => {
    const source = await (template ??= createDatabase().then(startOnce));
    const database = await createDatabase(source.database);
    const dataDir = newDataDir();
    cpSync(source.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
    return {
      database,
      product: await startProduct({
        dataDir,
        environment: { DATABASE_URL: database.url, NOTICE_TARGETS: 'public, 127.0.0.1, localhost' },
      }),
    };
  };
  return {
    createDatabase: () => createDatabase(),
    shared: () => (everyone ??= startProduct().then((product) => ({ product }))),
    async own(name) {
      if (current?.name === name) return current.starting;
      const earlier = current;
      current = { name, starting: start() };
      await end(earlier?.starting);
      return current.starting;
    },
    async stop() {
      await end(current?.starting);
      await end(everyone);
      const made = await template?.catch(() => undefined);
      if (made) removeDataDir(made.dataDir);
      await (await server)?.stop();
    },
  };
}

/** What the first start of a product leaves. The products of files start on copies of it: a first start costs more. */
interface Template {
  database: TestDatabase;
  dataDir: string;
}

async function startOnce(database: TestDatabase): Promise<Template> {
  const product = await startProduct({ environment: { DATABASE_URL: database.url } });
  await product.stop();
  return { database, dataDir: product.dataDir };
}

async function end(starting: Promise<OwnProduct> | undefined): Promise<void> {
  // A failed start was reported to the test that asked for it.
  const started = await starting?.catch(() => undefined);
  if (!started) return;
  await started.product.stop();
  removeDataDir(started.product.dataDir);
}
