import type { ErrorDefinition, SessionEndReason } from '@signalbox/api';
import type { Viewer as CoreViewer } from '@signalbox/engine/core';
import type { Intervals, Jobs } from '@signalbox/jobs';
import type { AppliedLicense } from '@signalbox/license-file';
import type { JsonObject, JsonValue, Messages } from '@signalbox/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import type { FileTree } from './file-tree';
import type { FileStore } from './files/contract';
import type { GaugeDefinition, GaugeGroup } from './gauges';
import type { MediaInspector } from './media-inspector';
import type { MediaNotes } from './media-notes';
import type { ObjectStore } from './object-store/contract';
import type { DrainSwitch, OperationActions, OperationPart, ServerFigures } from './operation';
import type { Database } from './platform-tables';
import type { RuntimeForms } from './runtime-form';
import type { SettingChecks } from './setting-checks';

/** The sender of a request, after its token was checked. */
export interface Viewer extends CoreViewer {
  userId: string;
  username: string;
  sessionId: string;
  /** The projects that the user may enter. Undefined: all of them. */
  projects?: ReadonlySet<string>;
}

/** The current time, which tests can set. Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

export type { Database, PlatformTables } from './platform-tables';
export type { FileEntry, FileStore, StagedFile } from './files/contract';
export type { BorrowedFile, ObjectStore, StoredObject } from './object-store/contract';
export type { FilesToInspect, FileToInspect, InspectedFile, InspectionResult, MediaInspector } from './media-inspector';
export type { RuntimeForm, RuntimeForms } from './runtime-form';

/** The settings of one project. */
export interface SettingsStore {
  /**
   * Saved values over the forms' defaults; secrets only as `{isSet: true}`. Read-only: all callers share one object as long
   * as nothing is saved. `version`: the version that this request read, if it did (`FastifyRequest.settingsVersion`).
   */
  read(project: string, version?: string): Promise<{ revision: number; settings: JsonObject }>;
  /** The same with clear values of secrets by their path, all from one moment, for use by the server. */
  readWithSecrets(
    project: string,
    paths: readonly string[],
  ): Promise<{ revision: number; settings: JsonObject; secrets: Record<string, string> }>;
  /** The clear value of a secret field, for use by the server. */
  readSecret(project: string, path: string): Promise<string | undefined>;
}

/** The user who waits for a task. */
export interface TaskOwner {
  userId: string;
  /** Aborted once the user no longer waits for the response. */
  signal: AbortSignal;
}

/** Runs statements that clients shape, so that no user's statements delay those of another. */
export interface ClientQueries {
  /**
   * Runs one statement in its user's turn. The database cancels it after `queryLimits.milliseconds`, and as soon as the
   * owner's signal is aborted. Throws `malformedQuery`, `tooManyQueries` or `requestClosed`.
   */
  run<Row extends QueryResultRow>(owner: TaskOwner, statement: QueryConfig): Promise<Row[]>;
  close(): Promise<void>;
}

/** The platform as the server half of a plug-in sees it. */
export interface PlatformKit {
  database: Database;
  /** The connections behind `database`, for features of the driver such as COPY. */
  pool: Pool;
  /** For statements that clients shape, such as lists: in turns, with a time limit, cancelled once the request has closed. */
  queries: ClientQueries;
  settings: SettingsStore;
  /** The verified content of the license that applies to a project; undefined without one. */
  readLicense(project: string): Promise<AppliedLicense | undefined>;
  /** The checks of all plug-ins, for the catalog of a route that stores settings. */
  settingChecks: SettingChecks;
  files: FileStore;
  /** The files that all replicas share: the media, with their trash and versions. */
  fileTree: FileTree;
  /** Whether these are in a bucket instead of the data folder. */
  hasBucket: boolean;
  /** Archives of backups, by the folder of their project and their id. */
  archives: ObjectStore;
  mediaInspector: MediaInspector;
  /** Uploaders and alternative texts of media files: the media library keeps them, backups and exports carry them. */
  mediaNotes: MediaNotes;
  /** Forms of schemas that were not there at build time. */
  forms: RuntimeForms;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Jobs: work in the background with progress and abort, in parallel as far as their kinds allow. */
  jobs: Jobs;
  /** Periodic work on every replica, from the moment the platform is ready until it stops. */
  every: Intervals['every'];
  /** The intervals of `every`; the platform itself opens and closes them. */
  intervals: Pick<Intervals, 'open' | 'close'>;
  dataDir: string;
  /** The URL that browsers use, if the operator names one. */
  publicUrl?: string;
  /** FTP servers that the operator allows, e.g. `files.example.org:2121`; undefined allows every one. */
  ftpTargets?: readonly string[];
  /** Servers that messages and their tests may go to, in the form of `ftpTargets`; `public` stands for all public addresses. Undefined: `public` alone. */
  noticeTargets?: readonly string[];
  /**
   * Called when a directory of a media library was moved: they change what names it by its path. A plug-in adds its own
   * when it registers.
   */
  directoryFollowers: DirectoryFollower[];
  figures: ServerFigures;
  /** The parts of all plug-ins. */
  operationParts: readonly OperationPart[];
  /** A plug-in adds its own when it registers. */
  operationActions: OperationActions[];
  drain: DrainSwitch;
  /** The last lines of this server's log, oldest first. */
  lastLogLines(): readonly string[];
  /** Name and version of this product. Backups have a copy. */
  product: Product;
  /** The folder of front-end files that is served: the shipped one, or a restored one that fits this product. */
  frontEndDir(): string;
  /**
   * Notifies all replicas; `listen` handles it on each, the sender included. Uses PostgreSQL's NOTIFY. With a transaction,
   * the notification is sent if and when that commits.
   */
  notify(channel: string, payload: JsonObject, transaction?: Database): Promise<void>;
  listen(channel: string, handle: (payload: JsonObject) => void): void;
  /** Called after listening was interrupted: notifications may be lost, so the handler reads its data again. */
  onGap(handle: () => void): void;
  /**
   * Ends a user's sessions on all replicas; `except` is the id of one to keep. A change of what a login verifies (a
   * password, `disable`) passes its transaction, and calls this before it writes the secret: logins wait until it ends.
   */
  endSessions(userId: string, options?: { except?: string; transaction?: Database }): Promise<void>;
  /**
   * The current rights of a user outside of a request, such as while a job of theirs runs. Undefined for an account that is
   * disabled or gone. `sessionId` is empty.
   */
  currentViewer(userId: string): Promise<Viewer | undefined>;
  /** The current rights of a session. Undefined once it has ended, and while its user must choose a new password. */
  sessionViewer(sessionId: string): Promise<Viewer | undefined>;
  /** Ends all sessions of all users, on all replicas. */
  endAllSessions(reason: SessionEndReason): Promise<void>;
}

/** A directory of a project's media library that moves, with all below it. */
export interface MovedDirectory {
  project: string;
  /** Inside the library, like `to`. */
  from: string;
  to: string;
}

/**
 * Writes the new path where a plug-in stores paths of directories, which are no addresses. Runs in the transaction of the move, and
 * again if a crash interrupts that. Returns the number of changed records.
 */
export type DirectoryFollower = (transaction: Database, moved: MovedDirectory) => Promise<number>;

export interface Product {
  name: string;
  version: string;
}

/** One client of `/ws/<type>`. */
export interface LiveConnection {
  /** With the current permissions: read it again before each send. */
  viewer: Viewer;
  project: string;
  /** Sends a frame `{data}`; does nothing once the connection is closed. */
  send(data: JsonObject): void;
  close(reason: string): void;
  /**
   * The client's `{type: 'query', data}`: normally its first frame. The next one is handled when the result has settled, and
   * only the latest: an answer is sent if `isLatest()`. Check the permission before anything that costs time.
   */
  onQuery(handle: (query: JsonValue, isLatest: () => boolean) => unknown): void;
  onClose(handle: () => void): void;
}
export type LiveSource = (connection: LiveConnection, kit: PlatformKit) => void;

export interface PlatformPlugin {
  id: string;
  /** Heading of its routes in the API document. Without it, they are those of the platform. */
  title?: string;
  /** Routes are registered relative to `/rest`. */
  register(rest: FastifyInstance, kit: PlatformKit): Promise<void> | void;
  /** First start of a project: demo content. Must be safe to run twice. */
  seed?(kit: PlatformKit, project: string): Promise<void>;
  /** Every start, before the first request, one replica at a time: updates the data that this version ships. */
  refresh?(kit: PlatformKit): Promise<void>;
  /** Sources of messages that clients may subscribe to at `/ws/<type>`. */
  live?: Record<string, LiveSource>;
  /** The errors that only this plug-in throws: its table of `shared/errors.ts`. */
  errors?: Readonly<Record<string, ErrorDefinition>>;
  /** Its `locales`. The server uses those of errors: `errors.<name>`, `fieldErrors.<keyword>`, `reasons.<code>`, `fields.<name>`, `modules.<name>`. */
  messages?: Record<'en' | 'zh-Hans', Messages>;
  /** Checks of settings that no schema can express. */
  settingChecks?: SettingChecks;
  /** Its figures for `/metrics`. */
  gauges?: readonly GaugeGroup[];
  /**
   * The counters of each server for `/metrics`, which `kit.figures.countUp` counts. Names start with `signalbox_` and
   * end with `_total`.
   */
  counters?: Readonly<Record<string, Required<GaugeDefinition>>>;
  /** Its lines on the page of system operation. */
  operation?: OperationPart;
  /** Names of the servers of this database that run and read files of the data folder. No server moves these into a bucket before they have stopped. */
  serversWithFolder?(kit: Pick<PlatformKit, 'pool' | 'clock'>): Promise<string[]>;
  /** Whether another server of this database has stored an archive within the last seconds. */
  isStoredElsewhere?(kit: Pick<PlatformKit, 'pool'>, options: { seconds: number }): Promise<boolean>;
  /** SQL that runs once, in order, by name. */
  migrations?: { name: string; sql: string }[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the platform's authentication hook. Undefined on routes with `config: { isPublic: true }` and no token. */
    viewer?: Viewer;
    /** From `x-request-project`; `default` otherwise. */
    project: string;
    /** Version of the project's settings, read together with the session of this request. Undefined without a session. */
    settingsVersion?: string;
  }
  interface FastifyContextConfig {
    /** No token needed. */
    isPublic?: boolean;
    /** Permission key that the sender must have. */
    permission?: string;
    /** The route serves the sender's own account, also when the request names a project that the account may not enter. */
    isOwnAccount?: boolean;
    /** Values that a body may have, if they are not as many as in most bodies. */
    maxBodyValues?: number;
  }
}
export type { FastifyRequest };
