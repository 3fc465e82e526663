import { arch, freemem, platform, release, totalmem } from 'node:os';
import { mayEnterProject } from '@signalbox/api';
import { createFormCatalog, type PlatformKit, readBriefly, settingsSeenBy, type Viewer } from '@signalbox/platform-kit';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { readDatabase } from '../read/database';
import { readHistory } from '../read/history';
import { readReplicas, readRoutes } from '../read/replicas';
import { readWork, workFor } from '../read/work';

interface BundleFileContent {
  name: string;
  content: string;
}

/**
 * The files of a support bundle: versions, state, settings without secrets, and the last lines of the log of this server.
 * Settings are those of projects that the user may enter, if the user may see settings.
 */
export async function bundleFiles(kit: PlatformKit, viewer: Viewer, own: string): Promise<BundleFileContent[]> {
  const maySeeSettings = viewer.isSuper || viewer.permissions.has('setting.view');
  return [
    { name: 'versions.json', content: asText(await readVersions(kit)) },
    { name: 'health.json', content: asText(await readHealth(kit, viewer, own)) },
    ...(maySeeSettings ? [{ name: 'settings.json', content: asText(await readSettings(kit, viewer)) }] : []),
    { name: 'log.ndjson', content: kit.lastLogLines().join('') },
  ];
}

async function readVersions(kit: PlatformKit) {
  const { migrations, database } = await readBriefly(kit, async ({ query }) => {
    const [row] = await query<{ version: string }>(`select current_setting('server_version') as version`);
    const names = await query<{ name: string }>('select name from signalbox_migration order by name');
    return { database: row?.version, migrations: names.map(({ name }) => name) };
  });
  const { node, v8, openssl } = process.versions;
  return {
    product: kit.product,
    made: new Date(kit.clock.now()).toISOString(),
    database,
    node,
    v8,
    openssl,
    system: { platform: platform(), release: release(), arch: arch(), memory: totalmem(), freeMemory: freemem() },
    migrations,
  };
}

async function readHealth(kit: PlatformKit, viewer: Viewer, own: string) {
  const { replicas, routes, history } = await readBriefly(kit, async (source) => ({
    replicas: await readReplicas(source, own),
    routes: await readRoutes(source),
    history: await readHistory(source, 'hour'),
  }));
  const work = workFor(viewer, kit.jobs, await readWork(kit));
  return { replicas, routes, work, database: await readDatabase(kit), history };
}

/**
 * Reads the tabs that the user may see, of the first `maxProjects` projects, with `{"isSet": true}` instead of each
 * secret.
 */
async function readSettings(kit: PlatformKit, viewer: Viewer) {
  const { rows } = await kit.pool.query<{ project: string }>(
    `select project from setting order by project limit ${maxProjects}`,
  );
  const settings: Record<string, object> = {};
  for (const { project } of rows)
    if (mayEnterProject(viewer, project)) {
      const { revision, settings: all } = await kit.settings.read(project);
      settings[project] = { revision, settings: settingsSeenBy(viewer, { catalog, settings: all }) };
    }
  return settings;
}

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const maxProjects = 50;

function asText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
