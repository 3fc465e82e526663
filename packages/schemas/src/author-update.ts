import type { CollectionDefinition } from './collection';
import type { FormDefinition, GroupDefinition, Messages } from './form';
import type { MenuEntryDefinition } from './menu';

/** The content of the generated tables of forms, pages and menus. */
export interface SchemaTables {
  /** Every settings tab. */
  forms: readonly FormDefinition[];
  dialogs: readonly FormDefinition[];
  groups: readonly GroupDefinition[];
  menuEntries: readonly MenuEntryDefinition[];
  collections: readonly CollectionDefinition[];
}

/** A generated module of validators. Modules import each other by their file names. */
export interface ValidatorModule {
  /** Below `generated/validators`: `settings.base.js`. */
  file: string;
  code: string;
  /** Hash of the code, 16 hexadecimal digits. */
  hash: string;
}

/** What author mode found at a place of a file: an error of the check. */
export interface AuthorError {
  file: string;
  line: number;
  column: number;
  /** JSON pointer; '' is the whole file. */
  pointer: string;
  wrong: string;
  remedy: string;
}

/** Everything that changed since the console was built. Replaces the last one. */
export interface SchemaUpdate {
  tables: SchemaTables;
  /** Language → namespace → messages, of all forms and groups. */
  messages: Record<string, Record<string, Messages>>;
  /** Modules of forms and conditions that differ from those of the build, or are new. */
  modules: ValidatorModule[];
}

/** From the process that watches the forms to the server. */
export interface AuthorMessage {
  /** The errors of the last check. */
  errors: AuthorError[];
  /** Undefined if an error prevents it: the last version stays in use. */
  update?: SchemaUpdate | undefined;
}

/** From the server to open pages: the same, with the addresses of the modules in the place of their code. */
export interface AuthorState {
  errors: AuthorError[];
  update?: Omit<SchemaUpdate, 'modules'> & {
    /** File of the module → its address on the server. */
    modules: Record<string, string>;
  };
}
