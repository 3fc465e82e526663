import { without } from '@signalbox/form-compiler/without';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { UnplainFormError } from './unplain-form-error';

/**
 * An object with conditions in the place of its `dependencies`: what depends on a property is required, or declared, while
 * the property is there. A `oneOf` among them chooses by the value of the property. Throws if its branches do not name values.
 */
export function withoutDependencies(schema: JsonSchema, pointer: string): JsonSchema {
  if (schema.dependencies === undefined) return schema;
  const parts = Object.entries(schema.dependencies).flatMap(([name, depends]) =>
    Array.isArray(depends)
      ? [{ if: { required: [name] }, then: { required: depends } }]
      : conditionsOf(name, depends, pointer + pointerOf(['dependencies', name])),
  );
  return { ...without(schema, ['dependencies']), allOf: [...(schema.allOf ?? []), ...parts] };
}

function conditionsOf(name: string, depends: JsonSchema, pointer: string): JsonSchema[] {
  const { oneOf = [], ...rest } = depends;
  return [
    ...(Object.keys(rest).length > 0 ? [{ if: { required: [name] }, then: rest }] : []),
    ...oneOf.map((option, index) => {
      const { [name]: value, ...properties } = option.properties ?? {};
      if (value?.enum === undefined && value?.const === undefined)
        throw new UnplainFormError(`${pointer}/oneOf/${index}`, {
          wrong: `the branch does not name the values of "${name}" that it is for`,
          remedy: `write "properties": { "${name}": { "enum": [...] } } in it`,
        });
      const required = option.required?.filter((each) => each !== name);
      return {
        if: { properties: { [name]: value }, required: [name] },
        then: { ...option, properties, ...(required ? { required } : {}) },
      };
    }),
  ];
}
