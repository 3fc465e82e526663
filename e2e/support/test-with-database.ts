import { startDatabase, type TestDatabase } from './database';
import { removeDataDir, startProduct } from './product';
import { test as base } from './test';

/** As `test`, with the product on a database of the file, which the test may query. Set the file's name in `productFor`. */
export const test = base.extend<object, { database: TestDatabase }>({
  database: [
    async ({ productFor: _own }, use) => {
      const database = await startDatabase();
      await use(database);
      await database.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ database }, use) => {
      const product = await startProduct({ environment: { DATABASE_URL: database.url } });
      await use(product);
      await product.stop();
      removeDataDir(product.dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
