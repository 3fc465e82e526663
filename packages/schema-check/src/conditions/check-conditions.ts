import { pathOf, readAt } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { canCompile, inObject } from '../check-strict';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import { findWitnesses, readsNothing } from './find-witnesses';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { errorAt, type SourceFile } from '../source-file';
import { isSchema, walkSchema } from '../walk-schema';

interface Condition {
  source: SourceFile;
  pointer: string;
  schema: JsonSchema;
  /** Declares the values that the condition is evaluated on. */
  owner: JsonSchema;
  what: string;
  /** False if a form has errors and its fields are not known: a field that is missing in `owner` may be one of them. */
  isOwnerComplete: boolean;
}

/** Every condition can be true and can be false. Otherwise it hides something for ever, or has no effect. */
export function checkConditions({ forms, groups, paths }: Sources): ValidationError[] {
  const settings = settingsOf(forms);
  const isOwnerComplete = [...paths].filter((path) => path.endsWith('form.json')).length === forms.length;
  return [
    ...forms.filter(({ resolved }) => canCompile(resolved.schema)).flatMap(errorsWithin),
    ...[
      ...forms.map(({ source, resolved }) => ({ source, schema: resolved.visibleWhen, pointer: '/visibleWhen' })),
      ...forms.flatMap(visibilities),
      ...groups.map(({ source, definition }) => ({ source, schema: definition.visibleWhen, pointer: '/visibleWhen' })),
    ].flatMap(({ source, schema, pointer }) =>
      schema !== undefined
        ? checkCondition({
            source,
            schema,
            pointer,
            owner: settings,
            what: 'visibleWhen',
            isOwnerComplete,
          })
        : [],
    ),
  ];
}

/** The conditions of fields and sections on the settings of other tabs. */
function visibilities({ source, resolved }: DeclaredForm) {
  return walkSchema({ schema: resolved.schema, pointer: '/schema' }).map(({ schema, pointer }) => ({
    source,
    schema: schema.visibleWhen,
    pointer: `${pointer}/visibleWhen`,
  }));
}

/** Errors of the conditions that read the values of their own form. */
const errorsWithin = oncePer(
  ({ resolved }: DeclaredForm) => resolved,
  (form) => conditionsIn(form).flatMap(checkCondition),
);

function checkCondition({ source, schema, pointer, owner, what, isOwnerComplete }: Condition): ValidationError[] {
  if (!canCompile(inObject(schema))) return [];
  if (readsNothing(schema))
    return [
      errorAt(source, pointer, {
        wrong: `${what} reads no property: it is the same for all values`,
        remedy: `compare a property: { "properties": { "<name>": { "const": … } }, "required": ["<name>"] }; or remove it`,
      }),
    ];
  const { shows, hides, unknown } = findWitnesses(schema, owner);
  const [name] = unknown;
  if (name !== undefined && !isOwnerComplete) return [];
  if (name !== undefined) {
    const names = Object.keys(owner.properties ?? {});
    return [
      errorAt(source, pointer, {
        wrong: `${what} reads ${name}, which is set nowhere`,
        remedy: suggest(pathOf(name)[0] ?? '', names),
      }),
    ];
  }
  return [
    ...(shows
      ? []
      : [
          errorAt(source, pointer, {
            wrong: `${what} never holds for any value that is allowed`,
            remedy: 'compare its values with the limits of the properties it reads',
          }),
        ]),
    ...(hides
      ? []
      : [
          errorAt(source, pointer, {
            wrong: `${what} holds for every value that is allowed`,
            remedy: 'narrow it, or remove it; name the property in "required" if it has to be there',
          }),
        ]),
  ];
}

/**
 * False for a part that the plain form adds: it hides what several branches declare while none of them applies. If one always
 * applies, that is no mistake.
 */
function isWritten({ value }: SourceFile, pointer: string): boolean {
  return readAt(value, pointer) !== undefined;
}

/** Returns where a condition is written. One that a grid adds says so. */
function placeOf(source: SourceFile, { part, at }: { part: JsonSchema; at: string }): string {
  return isWritten(source, at) ? `${at}/if` : (part.$comment ?? `${at}/if`);
}

/** The `if`s of a form, those of list items too, each with the object that contains it. */
function conditionsIn({ source, resolved }: DeclaredForm): Condition[] {
  return walkSchema({ schema: resolved.schema, pointer: '/schema' })
    .filter(({ schema }) => schema.properties !== undefined)
    .flatMap(({ schema: owner, pointer }) =>
      [
        { part: owner, at: pointer },
        ...(owner.allOf ?? []).map((part, index) => ({ part, at: `${pointer}/allOf/${index}` })),
      ].flatMap(({ part, at }) =>
        part.if !== undefined && (part.then !== undefined || part.if.anyOf === undefined || isWritten(source, at))
          ? [
              {
                source,
                schema: part.if,
                pointer: placeOf(source, { part, at }),
                owner,
                what: 'the condition',
                isOwnerComplete: true,
              },
            ]
          : [],
      ),
    );
}

/** All properties that the forms may set, merged into one object schema. */
function settingsOf(forms: DeclaredForm[]): JsonSchema {
  const settings: JsonSchema = { type: 'object', properties: {} };
  for (const { resolved } of forms) {
    layInto(settings, resolved.schema);
    for (const [target, pointer] of Object.entries(resolved.derive ?? {})) {
      const source = pathOf(pointer).reduce<JsonSchema | undefined>(
        (at, name) => at?.properties?.[name],
        resolved.schema,
      );
      Object.assign(settings.properties ?? {}, { [target]: { anyOf: [source ?? {}, { type: 'null' }] } });
    }
  }
  return settings;
}

function layInto(target: JsonSchema, { properties = {} }: JsonSchema): void {
  const laid = (target.properties ??= {});
  for (const [name, part] of Object.entries(properties)) {
    const there = laid[name];
    if (there?.properties && isSchema(part) && part.properties) {
      laid[name] = { ...there, properties: { ...there.properties } };
      layInto(laid[name], part);
    } else {
      laid[name] = part;
    }
  }
}
