import { isDeepStrictEqual } from 'node:util';
import type { ValidateFunction } from 'ajv';
import { checkMeta } from './check-meta';
import type { SchemaLibrary } from './declared';
import type { SchemaFiles } from './files';
import { readSource, type SourceFile } from './source-file';
import type { ValidationError } from './validation-error';

interface ReadFile {
  source: SourceFile;
  /** The errors of the JSON itself, and those that its meta-schema finds. */
  errors: ValidationError[];
}

/**
 * What a run of the check knows of files that did not change since the one before: author mode checks on every save.
 * Results of equal content are the same objects, by which the checks remember what they compiled.
 */
export interface SourceCache {
  /** Reads a file and validates it by its meta-schema, unless both are those of the last time. */
  read(path: string, options: { files: SchemaFiles; validate: ValidateFunction | undefined }): ReadFile;
  /** The last library of that name if it has the same schemas, else this one. */
  library(name: string, library: SchemaLibrary): SchemaLibrary;
  /** The definition without `$ref`s. */
  resolved<Definition extends object>(
    definition: Definition,
    library: SchemaLibrary,
    resolve: (definition: Definition, library: SchemaLibrary) => Definition,
  ): Definition;
  /** Errors of the `$ref`s of a schema, or of a form's own definitions. */
  refErrors(schema: object, library: SchemaLibrary, find: () => ValidationError[]): ValidationError[];
}

export function createSourceCache(): SourceCache {
  const files = new Map<string, ReadFile & { stamp: string; validate: ValidateFunction | undefined }>();
  const libraries = new Map<string, SchemaLibrary>();
  const resolutions = new WeakMap<object, { library: SchemaLibrary; resolved: object }>();
  const refs = new WeakMap<SchemaLibrary, WeakMap<object, ValidationError[]>>();
  return {
    read(path, { files: from, validate }) {
      const stamp = from.stamp(path);
      const known = files.get(path);
      if (known?.stamp === stamp && known.validate === validate) return known;
      const source = readSource(path, from);
      const errors = source.errors.length > 0 || !validate ? source.errors : checkMeta(source, validate);
      const read = { source, errors, stamp, validate };
      files.set(path, read);
      return read;
    },
    library(name, library) {
      const known = libraries.get(name);
      if (known && isSame(known.shared, library.shared) && isSame(known.entities, library.entities)) return known;
      libraries.set(name, library);
      return library;
    },
    resolved(definition, library, resolve) {
      const known = resolutions.get(definition);
      if (known?.library === library) return known.resolved as typeof definition;
      const anew = resolve(definition, library);
      // Another value of the library has changed.
      const resolved = known && isDeepStrictEqual(known.resolved, anew) ? known.resolved : anew;
      resolutions.set(definition, { library, resolved });
      return resolved as typeof definition;
    },
    refErrors(schema, library, find) {
      const known = refs.get(library) ?? new WeakMap<object, ValidationError[]>();
      refs.set(library, known);
      const errors = known.get(schema) ?? find();
      known.set(schema, errors);
      return errors;
    },
  };
}

function isSame(one: Record<string, object>, other: Record<string, object>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
