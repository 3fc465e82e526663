import { join } from 'node:path';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { checkDefinitions } from './definitions/check-definitions';
import { checkRefs } from './definitions/check-refs';
import { type MetaSchemas, readMeta } from './check-meta';
import type { Declared, SchemaLibrary } from './declared';
import { type LeftOver, pruned } from './partial-file';
import type { SchemaFiles } from './files';
import type { SourceCache } from './source-cache';
import type { SourceFile } from './source-file';
import type { ValidationError } from './validation-error';
import { isSchema } from './walk-schema';

type Kind = keyof MetaSchemas['validators'];

interface RefsToCheck {
  source: SourceFile;
  schema: JsonSchema | undefined;
  pointer?: string;
  library: SchemaLibrary;
}

interface ReaderOptions {
  root: string;
  plugins: string | undefined;
  files: SchemaFiles;
  cache: SourceCache;
}

/** Reads files by the meta-schemas of `root`. Collects the paths that it read, and the errors. */
export function createReader({ root, plugins, files, cache }: ReaderOptions) {
  const errors: ValidationError[] = [];
  const paths = new Set<string>();
  const rejected = new Map<Kind, SourceFile[]>();
  const { validators, widgetTable } = readMeta({ folder: join(root, 'meta'), plugins, files });
  const read = (path: string, kind?: Kind): SourceFile | undefined => {
    const { source, errors: found } = cache.read(path, { files, validate: kind && validators[kind] });
    paths.add(source.path);
    errors.push(...found);
    if (found.length === 0) return source;
    if (kind && source.errors.length === 0) rejected.set(kind, [...(rejected.get(kind) ?? []), source]);
    return undefined;
  };
  return {
    errors,
    paths,
    widgetTable,
    /** The files without errors. `kind` selects their meta-schema. */
    declare: <Definition>(files: string[], kind: Kind | undefined, nameOf: (path: string) => string) =>
      files.flatMap((path): Declared<Definition>[] => {
        const source = read(path, kind);
        return source ? [{ source, name: nameOf(path), definition: source.value as Definition }] : [];
      }),
    /** Returns what is left of the files that `declare` rejected by their meta-schema. */
    leftOvers: (kind: Kind): LeftOver[] =>
      (rejected.get(kind) ?? []).flatMap((source) => {
        const part = pruned(source, validators[kind]);
        return part ? [{ source, ...part }] : [];
      }),
    refsAreValid({ source, schema, pointer = '', library }: RefsToCheck): boolean {
      // `true` and `false` are schemas too.
      const found = isSchema(schema)
        ? cache.refErrors(schema, library, () => checkRefs({ source, schema, pointer, library }))
        : [];
      errors.push(...found);
      return found.length === 0;
    },
    definitionsAreValid(form: Declared<FormDefinition>, library: SchemaLibrary): boolean {
      const found = cache.refErrors(form.definition, library, () => checkDefinitions(form, library));
      errors.push(...found);
      return found.length === 0;
    },
  };
}
