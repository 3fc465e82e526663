import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { UnplainFormError } from './unplain-form-error';
import { ownLimits, widerSchema } from './wider-schema';

type Branch = 'then' | 'else';

/** A property that one branch declares, and the object beside it does not. */
interface Introduced {
  name: string;
  schema: JsonSchema;
  /** 0: the object itself; from 1: a part of its `allOf`. */
  part: number;
  branch: Branch;
}

/**
 * An object whose conditions only show, hide, require and narrow properties that are declared beside them. A property that
 * a `then` or `else` introduces moves to `properties`, and is hidden elsewhere: that is what the console draws. Branches
 * may give it different choices and limits: it then has all of them together, and each branch narrows them.
 * Throws if two branches give a property schemas that differ otherwise.
 */
export function withBranchProperties(schema: JsonSchema, pointer: string): JsonSchema {
  const parts = [schema, ...(schema.allOf ?? [])];
  const introduced = parts.flatMap((part, index) => [
    ...introducedBy(schema, { part, index, branch: 'then' }),
    ...introducedBy(schema, { part, index, branch: 'else' }),
  ]);
  if (introduced.length === 0) return schema;
  const names = new Map<string, Introduced[]>();
  for (const each of introduced) names.set(each.name, [...(names.get(each.name) ?? []), each]);
  const wide = new Map([...names].map(([name, each]) => [name, widened(name, each, pointer)]));
  const [own = schema, ...others] = parts.map((part, index) => hoisted({ part, index, names, wide }));
  const shared = [...names]
    .filter(([, each]) => each.length > 1 && !isAlways(each))
    .map(([, each]) => hidingPart(parts, each));
  return {
    ...own,
    properties: {
      ...schema.properties,
      ...Object.fromEntries(wide),
    },
    ...(others.length + shared.length > 0 ? { allOf: [...others, ...shared] } : {}),
  };
}

function introducedBy(
  { properties: declared = {} }: JsonSchema,
  { part, index, branch }: { part: JsonSchema; index: number; branch: Branch },
): Introduced[] {
  if (part.if === undefined) return [];
  const properties: Record<string, JsonSchema | boolean> = part[branch]?.properties ?? {};
  return Object.entries(properties).flatMap(([name, schema]) =>
    isField(schema) && !Object.hasOwn(declared, name) ? [{ name, schema, part: index, branch }] : [],
  );
}

/** True for a schema that declares a field. One with limits alone names a property that is declared elsewhere, or misspelt. */
export function isField(schema: JsonSchema | boolean): schema is JsonSchema {
  return typeof schema === 'object' && (schema.type !== undefined || schema.$ref !== undefined);
}

interface Hoisting {
  part: JsonSchema;
  index: number;
  names: Map<string, Introduced[]>;
  /** The schema that the object declares for each of the names. */
  wide: Map<string, JsonSchema>;
}

/** The part without the schemas of what it introduces. A property of this branch alone is hidden by the other one. */
function hoisted({ part, index, names, wide }: Hoisting): JsonSchema {
  const branches: Branch[] = ['then', 'else'];
  return branches.reduce((rest, branch) => {
    const changes = [...names].flatMap(([name, each]): [string, JsonSchema | boolean][] => {
      const here = each.find((one) => one.part === index && one.branch === branch);
      if (here) return [[name, ownLimits(here.schema, wide.get(name) ?? {})]];
      return each.length === 1 && each[0]?.part === index ? [[name, false]] : [];
    });
    return changes.length === 0 ? rest : withProperties(rest, branch, Object.fromEntries(changes));
  }, part);
}

/** The part with these properties in one branch: false hides a property there. */
function withProperties(
  part: JsonSchema,
  branch: Branch,
  properties: Record<string, JsonSchema | boolean>,
): JsonSchema {
  return { ...part, [branch]: { ...part[branch], properties: { ...part[branch]?.properties, ...properties } } };
}

/** True if both branches of one condition introduce the property. */
function isAlways(introduced: Introduced[]): boolean {
  return introduced.some(
    ({ part, branch }) => branch === 'then' && introduced.some((each) => each.part === part && each.branch === 'else'),
  );
}

/** Hides a property that several branches introduce, while none of them applies. */
function hidingPart(parts: JsonSchema[], introduced: Introduced[]): JsonSchema {
  const when = introduced.map(({ part, branch }) => {
    const condition = parts[part]?.if ?? {};
    return branch === 'then' ? condition : { not: condition };
  });
  const properties = Object.fromEntries(introduced.slice(0, 1).map(({ name }) => [name, false]));
  return withProperties({ if: { anyOf: when } }, 'else', properties);
}

/** One schema that accepts what each branch accepts. */
function widened(name: string, introduced: Introduced[], pointer: string): JsonSchema {
  return introduced.reduce<JsonSchema>((wide, { schema, part, branch }) => {
    const both = widerSchema(wide, schema);
    if (both) return both;
    const place = part === 0 ? [] : ['allOf', String(part - 1)];
    throw new UnplainFormError(pointer + pointerOf([...place, branch, 'properties', name]), {
      wrong: `two branches give "${name}" schemas that differ in more than choices and limits`,
      remedy: 'give both the same type and default, or use two properties',
    });
  }, introduced[0]?.schema ?? {});
}
