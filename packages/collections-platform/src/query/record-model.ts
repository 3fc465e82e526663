import type { Database } from '@signalbox/platform-kit';
import type { GuardedColumn } from '@signalbox/schemas/guarded-columns';
import type { JsonObject } from '@signalbox/schemas/json';
import type { LanguageText } from '@signalbox/schemas/language-text';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { RawBuilder } from 'kysely';

/** What lists need to know of their records. Shared by requests: read-only. */
export interface RecordModel {
  project: string;
  id: string;
  /** Changes with each change of the model. */
  version: string;
  /** That users see. */
  name: string;
  /** The name by language, if the schema has such a title; else `name`. */
  title: LanguageText;
  /** The permission key of each action; `null`: every logged-in user. */
  permissions: Readonly<Record<RecordAction, string | null>>;
  /** Schema of the values of a record. */
  schema: JsonObject;
  /** RJSF's, of the form of a record. */
  uiSchema: JsonObject;
  guarded: readonly GuardedColumn[];
  /** SQL that is true for the rows of `document` that are its records. */
  scope: RawBuilder<boolean>;
  /** Where the values of a record are in its document. */
  root: readonly string[];
  /** Keeps the model as it is until the transaction ends. Throws `conflict` if it has changed. */
  lock: (transaction: Database) => Promise<void>;
}

/** The model of an address. Throws `notFound`, or `modelUnusable`. */
export type FindModel = (project: string, address: string) => Promise<RecordModel>;
