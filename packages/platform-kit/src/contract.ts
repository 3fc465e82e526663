import type { PlatformError, SessionEndReason } from '@signalbox/api';
import type { Viewer as CoreViewer } from '@signalbox/engine/core';
import type { Intervals, Jobs } from '@signalbox/jobs';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** Who sent a request, after its token was checked. */
export interface Viewer extends CoreViewer {
  userId: string;
  username: string;
  sessionId: string;
}

/** Time, so that tests can move it. Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** Tables every plug-in may rely on; a plug-in with its own tables widens it. */
export interface PlatformTables {
  /** JSONB collections: every kind of project data is documents here. */
  document: { project: string; collection: string; id: string; body: JsonObject; created_at: Date; updated_at: Date };
  setting: { project: string; revision: number; body: JsonObject };
  /** Values of `writeOnly` fields; never part of `setting.body`. */
  setting_secret: { project: string; path: string; value: string };
  setting_change: { project: string; revision: number; pointers: string[]; user_id: string | null; at: Date };
  /** What devices read: one value of one field at one time. */
  timeseries_record: {
    project: string;
    table_id: string;
    device: string;
    field: string;
    time: Date;
    value: JsonValue;
  };
}
export type Database = Kysely<PlatformTables>;

/**
 * Files under the data folder's `media`. Paths are relative, with `/`, and can never leave the root; '' is the root.
 * Every method throws `invalidPath` for a path that no file may have, and `notFound` or `alreadyExists` where it applies.
 */
export interface FileStore {
  /** Writes the whole file or nothing; replaces one that is there. */
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Takes a file in without a place yet, to be looked at before it is shown. Throws `tooLarge`, and `diskFull` instead of filling the disk's reserve. */
  stage(content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StagedFile>;
  /** `range` counts bytes, both ends included. */
  read(
    path: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: NodeJS.ReadableStream; bytes: number; modifiedAt: Date } | undefined>;
  entry(path: string): Promise<FileEntry | undefined>;
  /** Directories first, then by name. */
  list(directory: string): Promise<FileEntry[]>;
  makeDirectory(path: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Throws `diskFull` before it begins, where the copy would fill the disk's reserve. */
  copy(from: string, to: string): Promise<void>;
  /** A directory goes with all that it holds. */
  remove(path: string): Promise<void>;
  /** Bytes of all files at and below a path, but for directories of the top that `isLeftOut` names; 0 for what is not there. */
  bytesOf(path: string, isLeftOut?: (name: string) => boolean): Promise<number>;
  /** Removes what killed uploads left. Safe beside uploads of other replicas. */
  removeLeftovers(): Promise<void>;
}
/** A file that was received whole and stands nowhere yet. End with `place` or `discard`. */
export interface StagedFile {
  bytes: number;
  /** Absolute path of the temporary file. */
  location: string;
  place(path: string, options: { shouldReplace: boolean }): Promise<void>;
  discard(): Promise<void>;
}
export interface FileEntry {
  name: string;
  path: string;
  isDirectory: boolean;
  bytes: number;
  modifiedAt: Date;
}

/** Validates files as an upload does, for whatever puts files into a media library. */
export interface MediaInspector {
  /**
   * Validates the name, the size and the content of a file for its place. Resolves with the bytes to store instead of the
   * file's own, or with undefined where those may be stored as they are. Throws `invalidPath`, `tooLarge` or
   * `formatNotAllowed`. Drawings are sanitised; a drawing that needs no change still answers its bytes.
   */
  inspect(file: FileToInspect): Promise<Uint8Array | undefined>;
  /**
   * As `inspect`, for small files that come together: the result of each, in order, or the error that it would throw. It
   * takes several turns where they take long. Throws what is no file's own error, such as `tooManyRequests`.
   */
  inspectAll(batch: FilesToInspect): Promise<InspectionResult[]>;
}
export type InspectionResult = Uint8Array | PlatformError | undefined;
export interface FilesToInspect extends InspectionOptions {
  files: readonly InspectedFile[];
}
export interface FileToInspect extends InspectedFile, InspectionOptions {}
export interface InspectedFile {
  /** Inside a project's media library, such as `img/pump.png`: the directory says which files may stand there. */
  path: string;
  /** Absolute path of the file to read. It is not changed. */
  location: string;
}
interface InspectionOptions {
  /** Effective settings of the project; they hold the allow-list of the library. */
  settings: JsonObject;
  /** True: a picture of the console's own forms (`img`, `logo`, …) need not be in the allow-list. Imports say true. */
  isFormPicture?: boolean;
  /** Who takes a turn: the id of a user or of a task. */
  owner: string;
}

/** The settings of one project. */
export interface SettingsStore {
  /**
   * Saved values over the forms' defaults; secrets only as `{isSet: true}`. Read-only: all readers share one object as long
   * as nothing is saved. `version` is the one that this request read, where it did (`FastifyRequest.settingsVersion`).
   */
  read(project: string, version?: string): Promise<{ revision: number; settings: JsonObject }>;
  /** The same with clear values of secrets by their path, all of one moment, for the server's own use. */
  readWithSecrets(
    project: string,
    paths: readonly string[],
  ): Promise<{ revision: number; settings: JsonObject; secrets: Record<string, string> }>;
  /** The clear value of a secret field, for the server's own use. */
  readSecret(project: string, path: string): Promise<string | undefined>;
}

/** Who waits for a task. */
export interface TaskOwner {
  userId: string;
  /** Aborted once the user no longer waits for the answer. */
  signal: AbortSignal;
}

/** Runs statements that clients shape, so that none of them holds up another user. */
export interface ClientQueries {
  /**
   * Runs one statement in its user's turn. The database cancels it after `queryLimits.milliseconds`, and as soon as the
   * owner's signal is aborted. Throws `malformedQuery`, `tooManyQueries` or `requestClosed`.
   */
  run<Row extends QueryResultRow>(owner: TaskOwner, statement: QueryConfig): Promise<Row[]>;
  close(): Promise<void>;
}

/** What a plug-in's server half is given. */
export interface PlatformKit {
  database: Database;
  /** The connections behind `database`, for what only the driver itself can do, such as COPY. */
  pool: Pool;
  /** For statements that clients shape, such as lists: in turns, with a time limit, cancelled once nobody waits for them. */
  queries: ClientQueries;
  settings: SettingsStore;
  files: FileStore;
  mediaInspector: MediaInspector;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Work that outlives its request: in the background, with progress and abort, as often at a time as its kind allows. */
  jobs: Jobs;
  /** Periodic work on every replica, from the moment the platform is ready until it stops. */
  every: Intervals['every'];
  /** Those of `every`; the platform itself opens and closes them. */
  intervals: Pick<Intervals, 'open' | 'close'>;
  dataDir: string;
  /** FTP servers that the operator allows, e.g. `files.example.org:2121`; undefined allows every one. */
  ftpTargets?: readonly string[];
  /** What runs here; backups carry it. */
  product: Product;
  /** The folder of front-end files that is served now: the shipped one, or a restored one that fits this product. */
  frontEndDir(): string;
  /**
   * Tells all replicas; `listen` hears it on each, the sender included. PostgreSQL's NOTIFY underneath.
   * With a transaction, it is told if and when that is committed.
   */
  notify(channel: string, payload: JsonObject, transaction?: Database): Promise<void>;
  listen(channel: string, handle: (payload: JsonObject) => void): void;
  /** Called after listening was interrupted: what was told meanwhile was not heard, so read afresh. */
  onGap(handle: () => void): void;
  /**
   * Ends a user's sessions on all replicas; `except` is the id of one to keep. A change of what a login verifies (a
   * password, `disable`) passes its transaction, and calls this before it writes the secret: logins wait until it ends.
   */
  endSessions(userId: string, options?: { except?: string; transaction?: Database }): Promise<void>;
  /** Ends every session of everybody, on all replicas. */
  endAllSessions(reason: SessionEndReason): Promise<void>;
}
export interface Product {
  name: string;
  version: string;
}

/** One client of `/ws/<type>`. */
export interface LiveConnection {
  /** With the permissions of now: read it again before each send. */
  viewer: Viewer;
  project: string;
  /** Sends a frame `{data}`; does nothing once the connection is closed. */
  send(data: JsonObject): void;
  close(reason: string): void;
  /** The client's `{type: 'query', data}`: normally its first frame. */
  onQuery(handle: (query: JsonValue) => void): void;
  onClose(handle: () => void): void;
}
export type LiveSource = (connection: LiveConnection, kit: PlatformKit) => void;

export interface PlatformPlugin {
  id: string;
  /** Routes are registered relative to `/rest`. */
  register(rest: FastifyInstance, kit: PlatformKit): Promise<void> | void;
  /** First start of a project: demo content. Must be safe to run twice. */
  seed?(kit: PlatformKit, project: string): Promise<void>;
  /** Every start, before the first request, one replica at a time: brings what ships with this version up to date. */
  refresh?(kit: PlatformKit): Promise<void>;
  /** What clients may subscribe to at `/ws/<type>`. */
  live?: Record<string, LiveSource>;
  /** SQL run once, in order, by name. */
  migrations?: { name: string; sql: string }[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the platform's authentication hook; undefined on routes marked `config: { isPublic: true }` without a token. */
    viewer?: Viewer;
    /** From `x-request-project`; `default` otherwise. */
    project: string;
    /** Version of the project's settings as this request found it beside its session; undefined without a session. */
    settingsVersion?: string;
  }
  interface FastifyContextConfig {
    /** No token needed. */
    isPublic?: boolean;
    /** Permission key the sender must hold. */
    permission?: string;
  }
}
export type { FastifyRequest };
