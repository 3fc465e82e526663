import type { Database, LimitName, Query, Viewer } from '@signalbox/platform-kit';
import type { CollectionDefinition, DeclaredEntity } from '@signalbox/schemas';
import type { ColumnViewer, GuardedColumn } from '@signalbox/schemas/guarded-columns';
import type { JsonObject } from '@signalbox/schemas/json';
import type { LanguageText } from '@signalbox/schemas/language-text';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';

/** What lists need to know of their records. Shared by requests: read-only. */
export interface RecordModel {
  project: string;
  /** True for a list that all projects share, such as users. */
  isOfAllProjects?: boolean;
  /** Its saved views, bulk changes and notices have it: of a resource without models, the resource. */
  id: string;
  /** Address of its list below `/rest`, such as `core/theme`; of all models, `core/record`. Its license feature is that of its routes. */
  resource: string;
  /** Changes with each change of the model. */
  version: string;
  /** That users see. */
  title: LanguageText;
  /** The permission key of each action; `null`: every logged-in user. Missing: no user may. */
  permissions: Readonly<Partial<Record<RecordAction, string | null>>>;
  /** Schema of the values of a record. */
  schema: JsonObject;
  /** RJSF's, of the form of a record. */
  uiSchema: JsonObject;
  guarded: readonly GuardedColumn[];
  /** SQL of the rows among which its records are, called `document`: with `project`, `id` and `body`. */
  from: RawBuilder<unknown>;
  /** SQL that is true for the rows of `document` that are its records. */
  scope: RawBuilder<boolean>;
  /** Where the values of a record are in its document: `[]` if they are all of it. */
  root: readonly string[];
  /** SQL of the columns of a table, by path. The values of others are read from `document.body`. */
  columns?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The order of a list that asks for none; that of the ids by default. */
  sorts?: Query['sorts'];
  compare?: CollectionDefinition['compare'];
  /** The data module of the document of a new record, and its body. Undefined for a table: its plug-in writes the rows. */
  stored?: { collection: string; bodyOf: (values: JsonObject) => JsonObject };
  /** Validates bodies: `full` those of POST and PUT, and complete records, `patch` those of PATCH. By default, the form of the schema does. */
  entity?: { full: DeclaredEntity<JsonObject>; patch?: DeclaredEntity<JsonObject> };
  /** Of the values of a record, as JSON. 256 KB by default. */
  maxBytes?: number;
  /** True if filters and orders may name values that the schema does not declare. */
  comparesUndeclared?: boolean;
  /** The count that the license may limit: a POST beyond it is rejected. */
  limit?: LimitName;
  hooks?: RecordHooks;
  /** Keeps the model as it is until the transaction ends. Throws `conflict` if it has changed. */
  lock?: (transaction: Database) => Promise<void>;
}

/** The rules of a kind of record that no schema can express. */
export interface RecordHooks {
  /** Allows an action on one record to a viewer without its permission, such as a user to read their own account. */
  grants?: (access: { request: FastifyRequest; viewer: Viewer; action: RecordAction; id: string }) => boolean;
  /** The values of a body that known clients send in another form. */
  read?: (body: JsonObject) => JsonObject;
  /**
   * Runs before the transaction of each POST, PUT and PATCH, and of each change of a bulk change, for checks that take long.
   * Throws for one that its sender may not make. If the record is written meanwhile, a request asks again, and a bulk change
   * reports `conflict`.
   */
  before?: (write: Omit<RecordWrite, 'database' | 'id'>) => Promise<void>;
  /**
   * Runs in the transaction of each POST, PUT, PATCH and DELETE, and of each change of a bulk change. Throws for one that its
   * sender may not make, in a bulk change before it writes anything.
   */
  onWrite?: (write: RecordWrite) => void | Promise<void>;
  /** What is stored of the values: without those that are stored elsewhere, such as a password. `before`: undefined for a new record. */
  stored?: (values: JsonObject, before?: JsonObject) => JsonObject;
  /** The form of a record in lists, answers and exports. */
  present?: (record: JsonObject, viewer: ColumnViewer) => JsonObject;
}

export interface RecordWrite {
  /** Undefined in a bulk change. */
  request?: FastifyRequest;
  viewer: Viewer;
  project: string;
  database: Database;
  id: string;
  /** The values. Undefined on POST. */
  before?: JsonObject;
  /** Undefined on DELETE. */
  after?: JsonObject;
}

/** The model of an address. Throws `notFound`, or `modelUnusable`. */
export type FindModel = (project: string, address: string) => Promise<RecordModel>;
