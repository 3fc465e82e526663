import type { JsonSchema } from '@signalbox/schemas';
import { without } from '../without';
import { UnplainFormError } from './unplain-form-error';

/**
 * A choice without `discriminator`, which says again what its branches do: the constant of each tells it apart, and is
 * filled in. A list of one value is a constant too. Throws if a branch has none. A branch that is a shared value is not looked into.
 */
export function withoutDiscriminator(schema: JsonSchema, pointer: string): JsonSchema {
  const { discriminator } = schema;
  if (discriminator === undefined) return schema;
  const name = discriminator.propertyName;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined)
    throw new UnplainFormError(`${pointer}/discriminator`, {
      wrong: '"discriminator" stands beside "oneOf" or "anyOf" only',
      remedy: 'move it there, or remove it',
    });
  const lacking = branches.findIndex(({ $ref, properties }) => {
    const { const: constant, enum: values } = properties?.[name] ?? {};
    return $ref === undefined && constant === undefined && values === undefined;
  });
  if (lacking >= 0)
    throw new UnplainFormError(`${pointer}/${schema.oneOf ? 'oneOf' : 'anyOf'}/${lacking}`, {
      wrong: `the branch has no constant "${name}", which the discriminator names`,
      remedy: `add "${name}" with a "const" to its properties, and to "required"`,
    });
  const constantIn = (branch: JsonSchema) => withConstant(branch, name);
  return {
    ...without(schema, ['discriminator']),
    ...(schema.oneOf ? { oneOf: schema.oneOf.map(constantIn) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map(constantIn) } : {}),
  };
}

function withConstant(branch: JsonSchema, name: string): JsonSchema {
  const { properties = {} } = branch;
  const own = properties[name];
  const [constant, ...others] = own?.enum ?? [];
  if (own === undefined || constant === undefined || others.length > 0) return branch;
  return { ...branch, properties: { ...properties, [name]: { ...without(own, ['enum']), const: constant } } };
}
