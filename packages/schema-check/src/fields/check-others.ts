import { narrowerSchema, namedValues } from '@signalbox/form-compiler/plain-form';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { isFileSchema } from '@signalbox/schemas/data-url';
import { isJsonObject } from '@signalbox/schemas/json';
import { isDeepStrictEqual } from 'node:util';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isDialog } from '../check-claims';

/**
 * Checks settings whose names users choose: at the root of a tab they are texts, numbers, or yes and no, in a setting
 * of their own.
 */
export function checkOthers({ forms, groups }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const isInDialog = isDialog(form, groups);
    const found = valueOfDialog(form, isInDialog) ?? wrongOthers(form, isInDialog) ?? wrongPattern(form);
    return found ? [errorAt(form.source, found.at, found)] : [];
  });
}

type Placed = Reported & { at: string };

function valueOfDialog({ definition }: DeclaredForm, isInDialog: boolean): Placed | undefined {
  if (!isInDialog || definition.valueIn === undefined) return undefined;
  return {
    at: '/valueIn',
    wrong: 'the values of a dialog are those that its program names',
    remedy: 'write the value as a property',
    atKey: true,
  };
}

function wrongOthers({ definition, resolved }: DeclaredForm, isInDialog: boolean): Placed | undefined {
  const { schema, othersIn } = definition;
  const { additionalProperties, patternProperties, minProperties } = schema;
  if (!isJsonObject(additionalProperties) && patternProperties === undefined) {
    if (othersIn === undefined) return undefined;
    const remedy =
      'remove it, or write the schema of what users name as "additionalProperties" or "patternProperties" of "schema"';
    return { at: '/othersIn', wrong: 'users cannot name settings at the root of this form', remedy };
  }
  const at = patternProperties ? '/schema/patternProperties' : '/schema/additionalProperties';
  if (isInDialog)
    return {
      at,
      wrong: 'a dialog has no settings that users name',
      remedy: 'write false, and a property with "text-map"',
    };
  if (othersIn === undefined)
    return {
      at,
      wrong: 'users could give settings the names of other tabs',
      remedy:
        'write "othersIn": "<name>" beside "schema": the setting of this name has what users name. Or write false, and the property yourself, with the widget "text-map"',
    };
  // Not false: `withOthers` did not add the setting.
  if (resolved.schema.additionalProperties !== false)
    return { at: '/othersIn', wrong: `"${othersIn}" is a property already`, remedy: 'write another name' };
  if (!namedValues(resolved.schema.properties?.[othersIn] ?? {}).every(isEntered))
    return {
      at,
      wrong: 'users can only name texts, numbers, and yes or no',
      remedy: 'write "type": "string", "number", "integer" or "boolean", without "enum" and "format": "data-url"',
    };
  if (minProperties !== undefined)
    return {
      at: '/schema/minProperties',
      wrong: 'the declared properties and those that users name are not counted together',
      remedy: 'remove it; "required" names what is needed',
    };
  return undefined;
}

const entered: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

function isEntered(value: JsonSchema): boolean {
  return entered.includes(value.type) && value.enum === undefined && !isFileSchema(value) && !value.writeOnly;
}

/**
 * Reports a pattern that limits a declared setting which does not have the same limits itself: the pattern is that of
 * the names in `othersIn`.
 */
function wrongPattern({ definition: { schema, othersIn = '' }, resolved }: DeclaredForm): Placed | undefined {
  const { patternProperties, additionalProperties } = resolved.schema.properties?.[othersIn] ?? {};
  for (const pattern of Object.keys(schema.patternProperties ?? {})) {
    // One schema for all patterns is that of all names.
    const value = patternProperties?.[pattern] ?? additionalProperties;
    if (!isJsonObject(value)) continue;
    const names = Object.keys(schema.properties ?? {}).filter((name) => new RegExp(pattern, 'u').test(name));
    const limited = names.find((name) => {
      const declared = resolved.schema.properties?.[name] ?? {};
      return !isDeepStrictEqual(narrowerSchema(declared, value), declared);
    });
    if (limited !== undefined)
      return {
        at: `/schema${pointerOf(['patternProperties', pattern])}`,
        wrong: `the pattern matches "${limited}" too, and allows other values than it`,
        remedy: `let the pattern match no declared setting, or write its limits at "${limited}" too`,
        atKey: true,
      };
  }
  return undefined;
}
