import type { JsonSchema } from '@signalbox/schemas';
import type { SourceFile } from './source-file';

export interface Declared<Definition> {
  source: SourceFile;
  /** Folder or file name, which the id must equal: `lights/base`, `lights`, `duration`. */
  name: string;
  definition: Definition;
}

/** What `$ref`s may name, by file name. */
export interface SchemaLibrary {
  shared: Record<string, JsonSchema>;
  entities: Record<string, JsonSchema>;
}
