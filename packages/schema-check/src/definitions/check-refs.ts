import { isLocal, ownDefinition, refName, resolveRefs } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import type { SchemaLibrary } from '../declared';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import { errorAt, type SourceFile } from '../source-file';
import { walkSchema } from '../walk-schema';

/**
 * Each `$ref` names a file in `shared/` or `entities/`, and none leads back to itself. `checkDefinitions` checks those of a
 * form to its own definitions.
 */
export function checkRefs({
  source,
  schema: root,
  pointer: at,
  library,
}: {
  source: SourceFile;
  schema: JsonSchema;
  /** Place of the schema in its file. */
  pointer: string;
  library: SchemaLibrary;
}): ValidationError[] {
  const refs = walkSchema({ schema: root, pointer: at }).filter((part) => part.schema.$ref !== undefined);
  return refs.flatMap(({ schema: { $ref = '' }, pointer }) => {
    if (at !== '/visibleWhen' && (isLocal($ref) || ownDefinition(root, $ref))) return [];
    if (isLocal($ref))
      return [
        errorAt(source, `${pointer}/$ref`, {
          wrong: 'a condition of a tab has no definitions',
          remedy: 'write the schema here',
        }),
      ];
    const name = refName($ref);
    const names = [
      ...Object.keys(library.shared),
      ...Object.keys(library.entities).map((entity) => `entities/${entity}`),
    ];
    const place = `${pointer}/$ref`;
    if (/^(\/|[a-z][a-z0-9+.-]*:)/.test($ref))
      return [
        errorAt(source, place, {
          wrong: `"${$ref}" leads out of the form: none of its definitions has this "$id"`,
          remedy: 'copy the schema into "definitions", and refer to it by "#/definitions/<name>"',
        }),
      ];
    if (!names.includes(name) && !names.includes(`entities/${name}`)) {
      return [
        errorAt(source, place, {
          wrong: `"${$ref}" names no valid file of shared/ or entities/`,
          remedy: suggest(
            $ref,
            names.map((each) => `${each}.json`),
          ),
        }),
      ];
    }
    try {
      resolveRefs({ $ref }, library);
      return [];
    } catch (error) {
      return [
        errorAt(source, place, {
          wrong: error instanceof Error ? error.message : String(error),
          remedy: 'break the circle or correct the file that it leads to',
        }),
      ];
    }
  });
}
