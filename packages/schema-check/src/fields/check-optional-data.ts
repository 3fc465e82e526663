import {
  isWithin,
  optionalOption,
  optionalSections,
  pointerOf,
  rjsfWidget,
  schemaOfPlace,
  type FormPlan,
  type SectionPlan,
} from '@signalbox/engine/core';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import type { JsonValue, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isDialog, planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { type FormField, fieldsOf } from './form-fields';
import { optionPlace } from './option-place';
import { rjsfParts } from './rjsf-parts';

/** Values that users add and remove by buttons are optional sections and lists, of which the platform keeps nothing. */
export function checkOptionalData(sources: Sources): ValidationError[] {
  const fields = fieldsOf(sources);
  return sources.forms.flatMap((form) => {
    const { plan } = planOf(form);
    if (plan === undefined) return [];
    const own = fields.filter(({ source }) => source === form.source);
    return [
      ...strayGlobals(form),
      ...nodesWith(form.resolved.uiSchema, '/uiSchema').flatMap(({ uiAt, types }) => {
        const wrong = wrongNode({ form, plan, fields: own, uiAt, types });
        return wrong ? [errorAt(form.source, optionPlace({ source: form.source, uiAt }, optionalOption), wrong)] : [];
      }),
      ...optionalSections(plan).flatMap((section) => {
        const wrong = wrongSection(section, { form, plan, sources });
        return wrong ? [errorAt(form.source, placeOf(form, section), wrong)] : [];
      }),
    ];
  });
}

interface OptionNode {
  uiAt: string;
  types: JsonValue[];
}

/** The nodes of a uiSchema that have the option themselves. */
function nodesWith(ui: UiSchema, uiAt: string): OptionNode[] {
  const types = ui['ui:options']?.[optionalOption];
  return [
    ...(Array.isArray(types) ? [{ uiAt, types }] : []),
    ...Object.entries(ui).flatMap(([key, part]) => {
      if (key.startsWith('ui:')) return [];
      const parts: [string, unknown][] = Array.isArray(part)
        ? part.map((each, index) => [`${uiAt}${pointerOf([key, String(index)])}`, each])
        : [[`${uiAt}${pointerOf([key])}`, part]];
      return parts.flatMap(([at, each]) => (isJsonObject(each) ? nodesWith(each, at) : []));
    }),
  ];
}

/** RJSF reads the options of all parts at the root alone. */
function strayGlobals({ source, resolved }: DeclaredForm): ValidationError[] {
  const inside = (ui: UiSchema, at: string): string[] =>
    Object.entries(ui).flatMap(([key, part]) =>
      key.startsWith('ui:') || !isJsonObject(part)
        ? []
        : [
            ...(part['ui:globalOptions'] === undefined ? [] : [`${at}${pointerOf([key])}/ui:globalOptions`]),
            ...inside(part, at + pointerOf([key])),
          ],
    );
  return inside(resolved.uiSchema, '/uiSchema').map((pointer) =>
    errorAt(source, pointer, {
      wrong: 'options of all sections and lists stand at the root',
      remedy: `move it to the root of "uiSchema", or write "ui:${optionalOption}" here`,
      atKey: true,
    }),
  );
}

interface WrongNodeOptions extends OptionNode {
  form: DeclaredForm;
  plan: FormPlan;
  /** The fields of the form. */
  fields: FormField[];
}

function wrongNode({ plan, fields, uiAt, types }: WrongNodeOptions): Reported | undefined {
  // Nothing is added or removed here.
  if (types.length === 0) return undefined;
  const section = plan.sections.find(({ pointer }) => `/uiSchema${pointer}` === uiAt);
  if (section !== undefined) return section.isOptional || !types.includes('object') ? undefined : alwaysThere;
  const planned = plan.fields.find(({ pointer }) => `/uiSchema${pointer}` === uiAt);
  const field = fields.find((each) => each.uiAt === uiAt);
  if (field?.isInList) return inItems;
  if (planned !== undefined) {
    if (planned.isRequired) return alwaysThere;
    if (planned.isNullable) return alsoNull;
    // `checkWidgets` names the widgets that read it.
    if (planned.widget !== rjsfWidget || planned.isOptional) return undefined;
    return types.includes(planned.schema.type === 'array' ? 'array' : 'object') ? oneInput : undefined;
  }
  const part = fields.flatMap(rjsfParts).find((each) => each.uiAt === uiAt);
  if (part === undefined) return fields.some((each) => isWithin(uiAt, each.uiAt)) ? inItems : nowhere;
  const { type, oneOf, anyOf } = part.schema;
  return (type === 'object' || type === 'array') && !oneOf && !anyOf ? undefined : oneInput;
}

const alwaysThere: Reported = {
  wrong: 'the value is required, so it is always there: there is nothing to add or remove',
  remedy: 'remove it, or remove the name from "required"',
};

const alsoNull: Reported = {
  wrong: 'null and no value at all would be two ways to say the same',
  remedy: 'remove it, or remove null from the types',
};

const oneInput: Reported = {
  wrong: 'only a section, or a list of entries, is added and removed by a button; this is one input, or a choice',
  remedy: 'remove it: it shows by itself that there is no value',
};

const inItems: Reported = {
  wrong: 'the items of a list are drawn without such buttons',
  remedy: 'remove it, or move it to the list',
};

const nowhere: Reported = {
  wrong: 'no section or list is here',
  remedy: 'move it to the section or list that it is for',
};

interface SectionOptions {
  form: DeclaredForm;
  plan: FormPlan;
  sources: Sources;
}

function wrongSection(section: SectionPlan, { form, plan, sources }: SectionOptions): Reported | undefined {
  const { pointer, messageKey } = section;
  const fieldsInside = (other: FormPlan | undefined) =>
    (other?.fields ?? []).filter((field) => isWithin(field.pointer, pointer));
  if (isDialog(form, sources.groups)) return { wrong: 'a dialog begins with all its sections', remedy: 'remove it' };
  if (schemaOfPlace(form.resolved.schema, pointer)?.default !== undefined)
    return {
      wrong: `the section "${messageKey}" begins absent, and has a default`,
      remedy: 'move the default to its fields: they have it once the section is added',
    };
  const locked = fieldsInside(plan).find(({ schema }) => schema.readOnly === true);
  if (locked !== undefined)
    return {
      wrong: `the section "${messageKey}" has "${locked.messageKey}", which only the platform sets: users could not remove it`,
      remedy: `move the field out of the section, or remove "ui:${optionalOption}"`,
    };
  const other = sources.forms.find(
    (each) => each !== form && !isDialog(each, sources.groups) && fieldsInside(planOf(each).plan).length > 0,
  );
  return (
    other && {
      wrong: `${other.source.path} has settings in "${messageKey}" too, which would be removed with it`,
      remedy: 'give the section a name of its own, or remove the option',
    }
  );
}

/** Returns where the file says that the section is optional: at the section, or at the root. */
function placeOf({ source, resolved }: DeclaredForm, { pointer }: SectionPlan): string {
  const uiAt = `/uiSchema${pointer}`;
  if (nodesWith(resolved.uiSchema, '/uiSchema').some((node) => node.uiAt === uiAt))
    return optionPlace({ source, uiAt }, optionalOption);
  return resolved.uiSchema['ui:globalOptions'] === undefined ? schemaPointer(pointer) : '/uiSchema/ui:globalOptions';
}
