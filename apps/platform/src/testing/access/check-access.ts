/**
 * A step of `npm run check`: each route that the server registers has its row in the access table, and the other way round. The
 * OpenAPI document of the routes is valid, with its examples.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnvironment } from '../../env';
import { createPlatform } from '../../platform';
import { plugins } from '../../plugins';
import { documentOf } from '../../openapi/openapi-route';
import { restRoutes } from '../route-list';
import { emptyDataDir } from '../server-process';
import { errorsOfDocument } from '../../openapi/testing/errors-of-document';
import { missingRows, orphanRows } from './rows';

const table = 'packages/schemas/data/access.json';
const dataDir = emptyDataDir();
const platform = await createPlatform({
  environment: readEnvironment({ DATA_DIR: dataDir }),
  plugins: plugins.map(({ seed: _demo, ...plugin }) => plugin),
  logger: pino({ level: 'silent' }),
  consoleDir: join(dataDir, 'no-console'),
});
const routes = restRoutes(platform.app);
const documentErrors = await errorsOfDocument(documentOf({ app: platform.app, plugins, version: '1.0.0' }));
await platform.stop();
rmSync(dataDir, { recursive: true, force: true });

const missing = missingRows(routes);
const orphans = orphanRows(routes);
for (const route of missing)
  console.error(
    `${table}: “${route}” has no row. Add one that lists who may use the route: demo roles, "users" or "anyone".`,
  );
for (const route of orphans) console.error(`${table}: “${route}” is no route of the server. Remove its row.`);
for (const error of documentErrors) console.error(`OpenAPI document: ${error}`);
if (missing.length + orphans.length + documentErrors.length > 0) process.exit(1);
console.log(`${routes.length} routes, each with its row in ${table}. Their OpenAPI document is valid.`);
