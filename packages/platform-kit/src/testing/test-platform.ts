import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionEndReason } from '@signalbox/api';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Database, FileStore, PlatformKit, PlatformPlugin, SettingsStore, Viewer } from '../contract';
import { openNotifications } from '../database/notifications';
import { type ServerBucket, openArchives } from '../archive-files';
import { frontEndDir } from '../front-end-dir';
import { createKitJobs, jobsPlugin } from '../jobs';
import { createLicenseReader } from '../license';
import { createMediaNotes } from '../media-notes';
import { createMediaInspector } from '../media-inspection';
import { createDrainSwitch, createServerFigures } from '../operation';
import { createRuntimeForms, runtimeFormsPlugin } from '../runtime-forms';
import { settingChecksOf } from '../setting-checks';
import { createSettingsStore } from '../settings';
import { createHttpServer, registerRest } from '../rest';
import { openFiles } from '../stored-tree';
import { createTestClock, type TestClock } from './test-clock';
import { createTestDatabase } from './test-database';

export interface TestPlatform {
  /** Take requests with `app.inject`, below `/rest`. */
  app: FastifyInstance;
  kit: PlatformKit;
  clock: TestClock;
  /** The sender of the next requests; undefined: no session. */
  viewer: Viewer | undefined;
  /** Ids of the users whose sessions a plug-in ended. */
  endedSessionsOf: string[];
  /** Reasons for which a plug-in ended all sessions. */
  endedAllFor: SessionEndReason[];
  close(): Promise<void>;
}

interface TestPlatformOptions {
  plugins: PlatformPlugin[];
  viewer?: Viewer;
  /** Created from the database or the folder of the platform. */
  settings?: (database: Database) => SettingsStore;
  files?: (dataDir: string) => FileStore;
  /** Where its files and archives are, instead of its folder. */
  bucket?: ServerBucket;
  /** Runs periodic work, such as the recovery of crashed jobs. It would race with a test that does this work itself. */
  hasIntervals?: boolean;
  /** Gets the lines of the log. Without it, nothing is logged. */
  log?: string[];
}

/** Runs plug-ins alone, on a real database and with the platform's own hooks, but with a given viewer instead of a login. */
export async function createTestPlatform(options: TestPlatformOptions): Promise<TestPlatform> {
  const {
    plugins,
    bucket,
    viewer = aViewer(),
    settings = savedSettings,
    files: otherFiles,
    hasIntervals = false,
    log,
  } = options;
  const open = await createTestDatabase({ migrations: plugins.flatMap((plugin) => plugin.migrations ?? []) });
  const notifications = await openNotifications(open);
  const dataDir = mkdtempSync(join(tmpdir(), 'signalbox-data-'));
  const clock = createTestClock();
  const limits = { deadlineMilliseconds, maxMilliseconds: 3 * deadlineMilliseconds };
  const { pool, url } = open;
  const app = createHttpServer(log && { logger: pino({}, { write: (line) => void log.push(line) }) });
  const opened = await openFiles({ dataDir, bucket, url, pool, log: app.log });
  const { hasBucket, fileTree, files, formKey, close: closeFiles } = opened;
  const forms = createRuntimeForms({ pool, clock, key: formKey, limits });
  const { notify, listen, onGap } = notifications;
  const drain = createDrainSwitch();
  const currentViewer = async (userId: string) =>
    platform.viewer?.userId === userId ? platform.viewer : senders.get(userId);
  const kit: PlatformKit = {
    database: open.database,
    pool: open.pool,
    queries: open.queries,
    settings: settings(open.database),
    files: otherFiles?.(dataDir) ?? files,
    readLicense: createLicenseReader(pool),
    fileTree,
    hasBucket,
    archives: await openArchives({ dataDir, bucket, pool, log: app.log }),
    mediaInspector,
    mediaNotes: createMediaNotes(),
    forms,
    clock,
    log: app.log,
    ...createKitJobs({ pool: open.pool, clock, ...notifications, currentViewer, drain }, app.log),
    ...(hasIntervals ? {} : noIntervals),
    dataDir,
    settingChecks: settingChecksOf(plugins),
    directoryFollowers: [],
    figures: createServerFigures(),
    operationParts: plugins.flatMap(({ operation }) => operation ?? []),
    operationActions: [],
    drain,
    lastLogLines: () => ['{"msg":"a line of the log"}'],
    product,
    frontEndDir: () => frontEndDir({ dataDir, shippedDir: join(dataDir, 'shipped-front-end'), product }),
    notify,
    listen,
    onGap,
    endSessions: async (userId) => void platform.endedSessionsOf.push(userId),
    endAllSessions: async (reason) => void platform.endedAllFor.push(reason),
    currentViewer,
    sessionViewer: async (sessionId) =>
      [platform.viewer, ...[...senders.values()].toReversed()].find((viewer) => viewer?.sessionId === sessionId),
  };
  /** By user: the sender of the last request. */
  const senders = new Map<string, Viewer>();
  const platform: TestPlatform = {
    app,
    kit,
    clock,
    viewer,
    endedSessionsOf: [],
    endedAllFor: [],
    async close() {
      await app.close();
      forms.close();
      await notifications.close();
      await closeFiles();
      await open.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await registerRest(app, {
    kit,
    plugins: [...plugins, runtimeFormsPlugin, jobsPlugin],
    authenticate: async () => {
      if (platform.viewer) senders.set(platform.viewer.userId, platform.viewer);
      return platform.viewer;
    },
  });
  await app.ready();
  return platform;
}

/** A viewer with all permissions by default. */
export function aViewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    userId: 'a'.repeat(24),
    username: 'ada',
    sessionId: 'session',
    isSuper: true,
    isAdmin: true,
    permissions: new Set(),
    ...overrides,
  };
}

/** The saved values, without the forms' defaults. */
function savedSettings(database: Database): SettingsStore {
  return createSettingsStore({ database, catalog: [] });
}

const noIntervals: Pick<PlatformKit, 'every' | 'intervals'> = {
  every: () => ({ runNow: () => undefined }),
  intervals: { open: () => undefined, close: async () => undefined },
};

/** Tests share their machine: a step of one second may take ten. */
const deadlineMilliseconds = 60_000;

/**
 * Shared by all platforms of a process: its threads load the engine for drawings once. They do not keep the process
 * running.
 */
const mediaInspector = createMediaInspector({ deadlineMilliseconds });

const product = { name: 'Signalbox', version: '0.1.0' };
