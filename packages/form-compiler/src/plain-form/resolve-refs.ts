import { mapSubschemas } from '../map-subschemas';
import { without } from '../without';
import type { JsonSchema } from '@signalbox/schemas';

/** What `$ref`s may name, by file name. */
export interface Library {
  shared: Record<string, JsonSchema>;
  entities: Record<string, JsonSchema>;
}

/**
 * Replaces `{"$ref": "duration.json", …siblings}` by the shared schema, with the siblings merged over it.
 * (Draft-07 itself ignores siblings of `$ref`; after inlining they count.)
 * `#/definitions/<name>` stays: a tree refers to itself. Throws on a ref that names nothing, and on a ref that leads back to itself.
 */
export function resolveRefs(schema: JsonSchema, library: Library, trail: string[] = []): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref === undefined || isLocal(schema.$ref))
    return mapSubschemas(schema, (part) => resolveRefs(part, library, trail));
  const { $ref, ...siblings } = schema;
  const name = refName($ref);
  if (trail.includes(name)) throw new Error(`"$ref": "${$ref}" leads back to itself: ${[...trail, name].join(' → ')}`);
  const target = resolveRefs(targetOf($ref, library), library, [...trail, name]);
  return {
    ...without(target, ['$schema', '$id']),
    ...mapSubschemas(siblings, (part) => resolveRefs(part, library, trail)),
  };
}

/** True for a reference inside the document: `#/definitions/<name>`. */
export function isLocal(ref: string): boolean {
  return ref.startsWith('#');
}

/** `../../../shared/duration.json` and `duration.json` both name `duration`; `entities/cycle.json` names `entities/cycle`. */
export function refName(ref: string): string {
  return ref
    .replace(/^(\.{1,2}\/)+/, '')
    .replace(/^#\/definitions\//, '')
    .replace(/^shared\//, '')
    .replace(/\.json$/, '');
}

function targetOf(ref: string, { shared, entities }: Library): JsonSchema {
  const name = refName(ref);
  const target = shared[name] ?? entities[name.replace(/^entities\//, '')];
  if (!target) throw new Error(`"$ref": "${ref}" names no file in shared/ or entities/`);
  return target;
}
