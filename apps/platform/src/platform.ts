import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import {
  createClientQueries,
  createDrainSwitch,
  createLicenseReader,
  createFormCatalog,
  settingChecksOf,
  createServerFigures,
  createSettingsStore,
  frontEndDir,
  kitMigrations,
  migrate,
  migrateStoredSettings,
  type OpenDatabase,
  openNotifications,
  type Clock,
  type FormCatalog,
  createMediaNotes,
  noticeIfLong,
  type PlatformKit,
  type PlatformPlugin,
  systemClock,
} from '@signalbox/platform-kit';
import { createKitJobs } from '@signalbox/platform-kit/jobs';
import { createMediaInspector } from '@signalbox/platform-kit/media-inspection';
import { createRuntimeForms } from '@signalbox/platform-kit/runtime-forms';
import { createHttpServer, registerRest } from '@signalbox/platform-kit/rest';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { version } from '../package.json';
import { createAuth, createSessions, findViewer, kitSessions, type Sessions } from './auth';
import type { AuthorMode } from './author-mode';
import { serveConsole } from './console/serve-console';
import { openPlatformDatabase } from './database/open-platform-database';
import { openPools } from './database/open-pools';
import type { Environment } from './env';
import { type FirstLogin, runFirstStart } from './first-start';
import { type HeldByProgram, migrationHold } from './held-start';
import { registerRequestLog } from './http/request-log';
import { productRoute } from './http/product-route';
import { createSecurityHeaders } from './http/security-headers';
import { registerLive } from './live/live-server';
import { createSessionWatch } from './live/session-watch';
import { createSettingSource } from './live/setting-source';
import { sessionFigures } from './operation/metrics/platform-gauges';
import { registerOperation } from './operation/register-operation';
import { type Traffic, watchTraffic } from './operation/traffic';
import { openApiRoute } from './openapi/openapi-route';
import { filesIn, keepFiles, openOwnArchives, openSharedFiles } from './shared-files';
import { migrationsOf, withParts } from './plugin-parts';
import { createUndoSteps, type UndoSteps } from './undo-steps';

interface PlatformOptions {
  environment: Environment;
  plugins: PlatformPlugin[];
  logger: Logger;
  consoleDir: string;
  clock?: Clock;
  /** The administrator was just created. Called at once, because later steps may fail. */
  onFirstLogin?: (login: FirstLogin) => void;
  author?: AuthorMode;
  held?: HeldByProgram;
  /** The last lines that were logged, oldest first. */
  lastLogLines?: () => readonly string[];
  /** The database exited unexpectedly: nothing works any more. */
  onDatabaseEnd?: (lastMessages: string) => void;
}

export interface Platform {
  app: FastifyInstance;
  kit: PlatformKit;
  traffic: Traffic;
  stop(): Promise<void>;
}

/** Database, plug-ins and routes, not yet listening. If a step fails, the earlier ones are undone. */
export async function createPlatform({ plugins: ownPlugins, ...options }: PlatformOptions): Promise<Platform> {
  const { environment, clock = systemClock, onFirstLogin } = options;
  const plugins = withParts(ownPlugins);
  const steps = createUndoSteps();
  try {
    const opened = await openKit({ ...options, plugins, clock, steps });
    const { kit } = opened;
    const { adminUsername, adminPassword } = environment;
    await noticeIfLong(
      async () => options.held?.onHold({ content: 'preparing' }),
      async () => {
        await migrateStoredSettings(opened);
        await runFirstStart({ kit, pool: kit.pool, plugins, adminUsername, adminPassword, onFirstLogin });
      },
    );
    const { app, traffic } = await createApp({ ...options, ...opened, plugins, steps });
    return { app, kit, traffic, stop: steps.undo };
  } catch (error) {
    await steps.undo();
    throw error;
  }
}

interface OpenedKit {
  kit: PlatformKit;
  sessions: Sessions;
  reserved: OpenDatabase;
  catalog: FormCatalog;
}

type KitOptions = Omit<PlatformOptions, 'onFirstLogin'> & { clock: Clock; steps: UndoSteps };

/** Opens the database, migrates it, and creates what plug-ins use. */
async function openKit({
  environment,
  plugins,
  logger,
  consoleDir,
  clock,
  onDatabaseEnd,
  lastLogLines,
  steps,
  held,
}: KitOptions): Promise<OpenedKit> {
  const { url, release } = await openPlatformDatabase({ environment, onEnd: onDatabaseEnd });
  steps.add(release);
  const { database, pool, reserved } = openPools({ url, steps });
  const queries = createClientQueries({ url, pool });
  steps.add(() => queries.close());
  await migrate(pool, [...kitMigrations, ...migrationsOf(plugins)], migrationHold({ held, log: logger }));
  const notifications = await openNotifications({ url, pool });
  steps.add(() => notifications.close());
  const opened = await openSharedFiles({ environment, url, pool, log: logger, plugins, clock, held });
  steps.add(opened.close);
  const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
  const mediaInspector = createMediaInspector();
  steps.add(() => mediaInspector.close());
  const runtimeForms = createRuntimeForms({ pool, clock, key: opened.formKey });
  steps.add(async () => runtimeForms.close());
  const settings = createSettingsStore({ database: reserved.database, catalog });
  const sessions = createSessions({ ...reserved, settings, clock, notify: notifications.notify });
  const own = { currentViewer: (userId: string) => findViewer(pool, userId), drain: createDrainSwitch() };
  const kit: PlatformKit = {
    database,
    pool,
    queries,
    settings,
    readLicense: createLicenseReader(reserved.pool),
    ...filesIn(opened),
    archives: await openOwnArchives({ environment, pool, log: logger, held }),
    mediaInspector,
    mediaNotes: createMediaNotes(),
    forms: runtimeForms,
    clock,
    log: logger,
    ...createKitJobs({ pool, clock, ...notifications, ...own }, logger),
    dataDir: environment.dataDir,
    publicUrl: environment.publicUrl,
    ftpTargets: environment.ftpTargets,
    noticeTargets: environment.noticeTargets,
    settingChecks: settingChecksOf(plugins),
    directoryFollowers: [],
    ...operationOf(plugins, lastLogLines),
    product,
    frontEndDir: () => frontEndDir({ dataDir: environment.dataDir, shippedDir: consoleDir, product }),
    notify: notifications.notify,
    listen: notifications.listen,
    onGap: notifications.onGap,
    ...kitSessions(sessions),
    ...own,
  };
  return { kit: keepFiles(kit, opened), sessions, reserved, catalog };
}

/** The parts of the kit for system operation: what it shows and does. */
function operationOf(plugins: PlatformPlugin[], lastLogLines = (): readonly string[] => []) {
  return {
    figures: createServerFigures(),
    operationParts: [sessionFigures, ...plugins.flatMap(({ operation }) => operation ?? [])],
    operationActions: [],
    lastLogLines,
  };
}

type AppOptions = Pick<PlatformOptions, 'environment' | 'plugins' | 'logger' | 'author'> &
  OpenedKit & { steps: UndoSteps };

/** The HTTP server with all routes, live connections and the console. */
async function createApp({
  environment,
  plugins,
  logger,
  kit,
  sessions,
  reserved,
  catalog,
  steps,
  author,
}: AppOptions): Promise<Pick<Platform, 'app' | 'traffic'>> {
  const { trustedProxies, connections, publicUrl, imageHosts, drainSeconds } = environment;
  const setHeaders = createSecurityHeaders({ publicUrl, imageHosts });
  const app = createHttpServer({ logger, trustedProxies, connections, setHeaders });
  steps.add(() => app.close());
  registerRequestLog(app);
  const traffic = watchTraffic(app, { noticeSeconds: drainSeconds, drain: kit.drain });
  const migrations = [...kitMigrations, ...migrationsOf(plugins)];
  await registerOperation(app, { kit, reserved, plugins, environment, traffic, migrations, version });
  await app.register(cookie);
  await app.register(compress);
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const auth = createAuth({ kit: { ...kit, ...reserved }, sessions, isSecure });
  const routes = (rest: FastifyInstance) => {
    auth.register(rest);
    openApiRoute(rest, { app, plugins, version });
    productRoute(rest, product);
  };
  await registerRest(app, { kit, plugins, authenticate: auth.authenticate, register: routes });
  const watch = createSessionWatch({ kit, sessions, log: app.log });
  await registerLive(app, {
    kit,
    auth,
    sources: Object.assign({}, ...plugins.map((plugin) => plugin.live ?? {}), {
      session: watch.source,
      setting: createSettingSource({
        kit,
        onGap: kit.onGap,
        log: app.log,
        catalog,
        onClose: (handle) => app.addHook('onClose', async () => handle()),
      }),
    }),
    watch,
    publicUrl,
    noticeSeconds: drainSeconds,
  });
  kit.figures.liveConnections = () => app.websocketServer.clients.size;
  author?.register(app);
  await serveConsole(app, { consoleDir: kit.frontEndDir, changePage: author?.changePage });
  await app.ready();
  return { app, traffic };
}

/** Name and version of this program. Backups contain it, and a restore names differences. */
const product = { name: 'Signalbox', version };
