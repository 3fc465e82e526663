import { pathOf, pointerOf, readAt } from '@signalbox/engine/core';
import { withPlainRoot } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { secretPlaces } from '@signalbox/schemas/secret-places';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from './validation-error';
import type { DeclaredForm, Sources } from './load-sources';
import { errorAt, type SourceFile } from './source-file';
import { checkUiNames } from './check-ui-names';
import { isSchema } from './walk-schema';

/** Every name inside a form resolves: `required`, conditions, uiSchema keys, `ui:order`, `unique`, `itemTitle`, `derive`. */
export function checkNames({ forms }: Sources): ValidationError[] {
  return forms.flatMap((form) => [
    ...checkDeclared(form.source, { schema: form.resolved.schema, owner: form.resolved.schema, pointer: '/schema' }),
    ...Object.entries(form.resolved.schema.definitions ?? {}).flatMap(([name, part]) =>
      checkDeclared(form.source, { schema: part, owner: part, pointer: `/schema/definitions/${name}` }),
    ),
    ...checkUiNames(form.source, {
      schema: form.resolved.schema,
      ui: withPlainRoot(form.definition).uiSchema,
      pointer: '/uiSchema',
    }),
    ...checkDerive(form),
  ]);
}

interface Validated {
  schema: JsonSchema;
  /** The object that declares the properties: `schema` itself, or the one whose condition or branch it is. */
  owner: JsonSchema;
  pointer: string;
}

function checkDeclared(source: SourceFile, { schema, owner, pointer }: Validated): ValidationError[] {
  const declarer = schema.additionalProperties === false ? schema : owner;
  const names = Object.keys(declarer.properties ?? {});
  const isClosed = declarer.additionalProperties === false;
  const isChoice = names.length === 0 && (declarer.oneOf ?? declarer.anyOf) !== undefined;
  const remedyFor = (name: string) =>
    isChoice
      ? 'remove "additionalProperties" beside the choice: its branches take no other properties than their own'
      : suggest(name, names);
  const unknown = (name: string, at: string, atKey: boolean) =>
    isClosed && !names.includes(name)
      ? [errorAt(source, at, { wrong: `"${name}" is not among the properties`, remedy: remedyFor(name), atKey })]
      : [];
  const choice = choiceBeside({ schema, owner });
  const branches = [
    ...(['if', 'then', 'else', 'not'] as const).map((key): [string[], unknown] => [[key], schema[key]]),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
      (key === choice ? [] : (schema[key] ?? [])).map((part, index): [string[], unknown] => [
        [key, String(index)],
        part,
      ]),
    ),
  ];
  return [
    // `checkRoot` knows those of the root itself.
    ...(choice === undefined || (pointer === '/schema' && !isReference(source))
      ? []
      : [choiceError(source, `${pointer}/${choice}`)]),
    ...(schema.required ?? []).flatMap((name, index) => unknown(name, `${pointer}/required/${index}`, false)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
      const at = `${pointer}/properties${pointerOf([name])}`;
      const declared = declarer.properties?.[name];
      const inner = isSchema(part)
        ? checkDeclared(source, { schema: part, owner: isSchema(declared) ? declared : part, pointer: at })
        : [];
      return [...unknown(name, at, true), ...inner];
    }),
    ...(isSchema(schema.items)
      ? checkDeclared(source, { schema: schema.items, owner: schema.items, pointer: `${pointer}/items` })
      : []),
    ...(placesOf(schema) ?? []).flatMap((place, index) =>
      checkDeclared(source, { schema: place, owner: place, pointer: `${pointer}/items/${index}` }),
    ),
    ...(isSchema(schema.additionalItems)
      ? checkDeclared(source, {
          schema: schema.additionalItems,
          owner: schema.additionalItems,
          pointer: `${pointer}/additionalItems`,
        })
      : []),
    ...branches.flatMap(([path, part]) =>
      isSchema(part)
        ? checkDeclared(source, { schema: part, owner: declarer, pointer: pointer + pointerOf(path) })
        : [],
    ),
  ];
}

/** True if the form's schema is one of its definitions. */
function isReference({ value }: SourceFile): boolean {
  return readAt(value, '/schema/$ref') !== undefined;
}

/** The choice of an object beside its properties whose branches declare others. */
function choiceBeside({ schema, owner }: Pick<Validated, 'schema' | 'owner'>): 'oneOf' | 'anyOf' | undefined {
  const { properties = {}, additionalProperties = false } = schema;
  if (schema !== owner || Object.keys(properties).length === 0 || additionalProperties !== false) return undefined;
  const adds = (branch: JsonSchema) =>
    isSchema(branch) &&
    Object.entries(branch.properties ?? {}).some(
      ([name, part]) =>
        !Object.hasOwn(properties, name) && isSchema(part) && (part.type !== undefined || part.$ref !== undefined),
    );
  return (['oneOf', 'anyOf'] as const).find((keyword) => schema[keyword]?.some(adds));
}

function choiceError(source: SourceFile, at: string): ValidationError {
  const keyword = at.slice(at.lastIndexOf('/') + 1);
  return errorAt(source, at, {
    wrong: 'the branches have fields of their own, and stand beside the fields of the object',
    remedy: `give the choice a property of its own: "properties": { …, "<name>": { "${keyword}": […] } }`,
    atKey: true,
  });
}

function checkDerive({ source, definition, resolved }: DeclaredForm): ValidationError[] {
  return Object.entries(definition.derive ?? {}).flatMap(([target, pointer]) => {
    const schema = pathOf(pointer).reduce<JsonSchema | undefined>(
      (at, name) => at?.properties?.[name],
      resolved.schema,
    );
    if (schema && secretPlaces(schema).length > 0)
      return [
        errorAt(source, `/derive${pointerOf([target])}`, {
          wrong: `"${pointer}" has a secret, which no program can read`,
          remedy: 'derive from another value, or remove it',
        }),
      ];
    if (schema) return [];
    const wrong = `"${pointer}" leads to no property of this form`;
    return [
      errorAt(source, `/derive${pointerOf([target])}`, {
        wrong,
        remedy: 'write the JSON pointer of a value, e.g. "/noOpExpireSetting/time"',
      }),
    ];
  });
}
