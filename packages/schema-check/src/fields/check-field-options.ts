import { isWithin, optionalOption, pointerOf, rjsfWidget } from '@signalbox/engine/core';
import { namedOptions } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';
import { isDeepStrictEqual } from 'node:util';
import { canCompile } from '../check-strict';
import type { Sources } from '../load-sources';
import { ajv } from '../shared-ajv';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { type FormField, fieldsOf } from './form-fields';
import { optionPlace } from './option-place';
import { rjsfParts } from './rjsf-parts';

/** Options of inputs stand at a field, and fit its schema: they name values of its enum, or a valid text. */
export function checkFieldOptions(sources: Sources): ValidationError[] {
  const fields = fieldsOf(sources);
  return [
    ...fields.flatMap(checkField),
    ...fields.flatMap(rjsfParts).flatMap(checkField),
    ...strayOptions(sources, fields),
  ];
}

function checkField(field: FormField): ValidationError[] {
  const { schema, uiSchema, source } = field;
  const { enumOrder, enumDisabled, emptyValue, autofocus, minSeconds, units, yearsRange } =
    uiSchema['ui:options'] ?? {};
  const answers = schema.type === 'boolean' ? [true, false] : undefined;
  const choices = schema.enum ?? itemsOf(schema)?.enum ?? answers;
  const reasons: [string, Reported | undefined][] = [
    ['enumOrder', choices && wrongOrder(choices, enumOrder)],
    ['enumDisabled', choices && wrongDisabled(choices, enumDisabled)],
    ['emptyValue', invalidEmpty(field, emptyValue)],
    ['minSeconds', shortDefault(schema, minSeconds)],
    ['units', foreignUnit(schema, units)],
    ['yearsRange', otherYear(schema, yearsRange)],
    ['autofocus', autofocus === true && field.isInList ? inListItem : undefined],
  ];
  return reasons.flatMap(([name, reason]) => (reason ? [errorAt(source, optionPlace(field, name), reason)] : []));
}

const inListItem: Reported = {
  wrong: 'the field is in the items of a list',
  remedy: 'remove it: an item has the focus when the user adds it',
};

function wrongOrder(choices: JsonValue[], order: JsonValue | undefined): Reported | undefined {
  if (!Array.isArray(order)) return undefined;
  if (choices.includes('*'))
    return { wrong: '"*" stands for the other choices, and is a choice here', remedy: 'order the "enum" itself' };
  const stray = strayChoice(
    choices,
    order.filter((each) => each !== '*'),
  );
  if (stray) return stray;
  const missing = choices.find((choice) => choice !== null && !order.some((each) => isDeepStrictEqual(each, choice)));
  if (missing === undefined || order.includes('*')) return undefined;
  return { wrong: `the order lacks ${JSON.stringify(missing)}`, remedy: 'add it, or "*" for all others' };
}

function wrongDisabled(choices: JsonValue[], disabled: JsonValue | undefined): Reported | undefined {
  if (!Array.isArray(disabled)) return undefined;
  const stray = strayChoice(choices, disabled);
  if (stray) return stray;
  return choices.every((choice) => disabled.some((each) => isDeepStrictEqual(each, choice)))
    ? { wrong: 'no choice is left', remedy: 'leave at least one value of "enum"' }
    : undefined;
}

function strayChoice(choices: JsonValue[], named: JsonValue[]): Reported | undefined {
  const stray = named.find((each) => !choices.some((choice) => isDeepStrictEqual(each, choice)));
  return stray === undefined
    ? undefined
    : { wrong: `${JSON.stringify(stray)} is no value of the "enum"`, remedy: 'remove it, or write it as there' };
}

/** Where the widget reads the option. */
const emptied = new Set(['text', 'textarea', 'number']);

function invalidEmpty({ schema, widget, isNullable }: FormField, value: JsonValue | undefined): Reported | undefined {
  if (value === undefined || !emptied.has(widget)) return undefined;
  if (value === null)
    return isNullable
      ? undefined
      : {
          wrong: 'the schema of the field does not allow null',
          remedy: 'add "null" to the list of its types, or remove it: an emptied input then has no value',
        };
  if (!canCompile(schema) || ajv.compile(schema)(value) === true) return undefined;
  return {
    wrong: `${JSON.stringify(value)} is not valid in this field`,
    remedy: 'remove it: an emptied input then has no value',
  };
}

/** The default of a length of time that its input would raise. */
function shortDefault(schema: JsonSchema, least: JsonValue | undefined): Reported | undefined {
  const seconds = isJsonObject(schema.default) ? schema.default['time'] : undefined;
  if (typeof least !== 'number' || typeof seconds !== 'number' || seconds >= least) return undefined;
  return {
    wrong: `the default of ${seconds} seconds is shorter than the ${least} that the input allows`,
    remedy: 'correct one of the two',
  };
}

/** The unit of a default that the input does not offer. */
function foreignUnit(schema: JsonSchema, offered: JsonValue | undefined): Reported | undefined {
  const unit = isJsonObject(schema.default) ? schema.default['unit'] : undefined;
  if (!Array.isArray(offered) || unit === undefined || offered.includes(unit)) return undefined;
  return {
    wrong: `the unit ${JSON.stringify(unit)} of the default is missing`,
    remedy: 'add it, or correct the default',
  };
}

const dayMilliseconds = 86_400_000;

/** A default that the calendar does not offer. Where its instant begins another year depends on the time zone. */
function otherYear({ default: own }: JsonSchema, offered: JsonValue | undefined): Reported | undefined {
  if (typeof own !== 'string' || !Array.isArray(offered)) return undefined;
  const [first = 0, last = 0] = offered
    .filter((year) => typeof year === 'number')
    .toSorted((one, other) => one - other);
  const instant = Date.parse(own);
  // Two years of at most 0 are counted from the present one.
  if (last <= 0 || Number.isNaN(instant)) return undefined;
  const days = own.length === 'YYYY-MM-DD'.length ? [0] : [-dayMilliseconds, 0, dayMilliseconds];
  const years = days.map((distance) => new Date(instant + distance).getUTCFullYear());
  if (years.some((year) => year >= first && year <= last)) return undefined;
  return { wrong: `the default ${own} is not between ${first} and ${last}`, remedy: 'correct one of the two' };
}

/** Options of an input where no input is: at a section, or at a name that the schema does not have. RJSF reads those of its parts. */
function strayOptions({ forms }: Sources, fields: FormField[]): ValidationError[] {
  return forms.flatMap(({ source, resolved }) => {
    const own = fields.filter((field) => field.source === source);
    const isRead = (uiAt: string) =>
      own.some((field) => field.uiAt === uiAt || (field.widget === rjsfWidget && isWithin(uiAt, field.uiAt)));
    return optionsIn(resolved.uiSchema, '/uiSchema')
      .filter(({ uiAt }) => !isRead(uiAt))
      .map(({ uiAt, name }) =>
        errorAt(source, optionPlace({ source, uiAt }, name), {
          wrong: `"${name}" stands at no field`,
          remedy: 'move it to the field that it is for',
        }),
      );
  });
}

function optionsIn(ui: UiSchema, uiAt: string): { uiAt: string; name: string }[] {
  return [
    ...Object.keys(ui['ui:options'] ?? {})
      // `checkOptionalData` knows the places of this one.
      .filter((name) => namedOptions.includes(name) && name !== optionalOption)
      .map((name) => ({ uiAt, name })),
    ...Object.entries(ui).flatMap(([key, part]) =>
      !key.startsWith('ui:') && isJsonObject(part) ? optionsIn(part, uiAt + pointerOf([key])) : [],
    ),
  ];
}
