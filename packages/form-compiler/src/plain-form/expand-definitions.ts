import { mapSubschemas } from '../map-subschemas';
import { without } from '../without';
import type { JsonSchema } from '@signalbox/schemas';
import { isLocal, type Library, refName, resolveRefs } from './resolve-refs';
import { UnplainFormError } from './unplain-form-error';

/** More schemas than any form has: definitions that double each other would fill the memory. */
const maxSchemas = 5_000;

/**
 * The schema with its own definitions in the place of each `{"$ref": "#/definitions/<name>", …siblings}`; the siblings are
 * merged over them, as over a shared value. Definitions that lead back to themselves stay, as do references to them. References
 * that name no definition stay too. Throws if the result would be too large.
 */
export function expandDefinitions(schema: JsonSchema, library: Library): JsonSchema {
  if (schema.definitions === undefined) return schema;
  const { definitions, ...root } = schema;
  const kept = recursiveDefinitions(definitions, library);
  let left = maxSchemas;
  const expanded = (part: JsonSchema): JsonSchema => {
    left -= 1;
    if (left < 0)
      throw new UnplainFormError('/definitions', {
        wrong: `the definitions become more than ${maxSchemas} schemas`,
        remedy: 'refer to each other less often',
      });
    const { $ref, ...siblings } = part;
    if ($ref === undefined || !isLocal($ref) || kept.has(refName($ref))) return mapSubschemas(part, expanded);
    const target = definitions[refName($ref)];
    if (!target) return part;
    return { ...expanded(target), ...mapSubschemas(siblings, expanded) };
  };
  const stays = Object.entries(definitions).filter(([name]) => kept.has(name));
  return {
    ...expanded(root),
    ...(stays.length > 0
      ? { definitions: Object.fromEntries(stays.map(([name, part]) => [name, expanded(part)])) }
      : {}),
  };
}

/** Names of the definitions that lead back to themselves, also by a shared value. */
export function recursiveDefinitions(definitions: Record<string, JsonSchema>, library: Library): ReadonlySet<string> {
  const reads = new Map(
    Object.entries(definitions).map(([name, schema]) => [name, localRefs(resolveRefs(schema, library))]),
  );
  const reached = (from: string, seen: Set<string>): Set<string> => {
    for (const name of reads.get(from) ?? [])
      if (!seen.has(name)) {
        seen.add(name);
        reached(name, seen);
      }
    return seen;
  };
  return new Set(Object.keys(definitions).filter((name) => reached(name, new Set()).has(name)));
}

function localRefs(schema: JsonSchema): string[] {
  const found: string[] = [];
  const visit = (part: JsonSchema): JsonSchema => {
    if (typeof part !== 'object') return part;
    if (part.$ref !== undefined && isLocal(part.$ref)) found.push(refName(part.$ref));
    return mapSubschemas(part, visit);
  };
  // The stub of a shared tree (`page.json`) is no definition of the form.
  visit(without(schema, ['definitions']));
  return found;
}
