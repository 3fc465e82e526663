import { isFileSchema } from '@signalbox/schemas/data-url';
import { isJsonObject } from '@signalbox/schemas/json';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isDialog } from '../check-claims';

/** What users name at the root of a tab are texts, in a setting of their own. */
export function checkOthers({ forms, groups }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const found = wrongOthers(form, isDialog(form, groups));
    return found ? [errorAt(form.source, found.at, found)] : [];
  });
}

type Placed = Reported & { at: string };

function wrongOthers({ definition, resolved }: DeclaredForm, isInDialog: boolean): Placed | undefined {
  const { schema, othersIn } = definition;
  const { additionalProperties: others, minProperties } = schema;
  if (!isJsonObject(others)) {
    if (othersIn === undefined) return undefined;
    const remedy = 'remove it, or write the schema of what users name as "additionalProperties" of "schema"';
    return { at: '/othersIn', wrong: 'users cannot name settings at the root of this form', remedy };
  }
  const at = '/schema/additionalProperties';
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
  // Then `withOthers` did not add it.
  if (resolved.schema.additionalProperties !== false)
    return { at: '/othersIn', wrong: `"${othersIn}" is a property already`, remedy: 'write another name' };
  if (!isText(resolved, othersIn))
    return {
      at,
      wrong: 'users can only name texts',
      remedy: 'write "type": "string", without "enum" and "format": "data-url"',
    };
  if (minProperties !== undefined)
    return {
      at: '/schema/minProperties',
      wrong: 'the declared properties and those that users name are not counted together',
      remedy: 'remove it; "required" names what is needed',
    };
  return undefined;
}

function isText({ schema }: DeclaredForm['resolved'], othersIn: string): boolean {
  const others = schema.properties?.[othersIn]?.additionalProperties;
  if (!isJsonObject(others)) return false;
  return others.type === 'string' && others.enum === undefined && !isFileSchema(others) && !others.writeOnly;
}
