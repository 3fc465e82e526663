import type { ValidateFunction } from 'ajv';
import { isWithin, pathOf, pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { notifying } from './check-meta';
import { checkDefinitions, unplainPlace } from './definitions/check-definitions';
import { checkRefs } from './definitions/check-refs';
import type { SchemaLibrary } from './declared';
import type { SourceFile } from './source-file';

/** What can be checked of a file that has errors already. */
export interface LeftOver<Definition = JsonObject> {
  source: SourceFile;
  definition: Definition;
  /** JSON pointers around the places that were left out. An error there may be a consequence. */
  unsure: string[];
}

/** Placeholders for required parts at the top of a form that are missing or were left out. */
const placeholders: JsonObject = { $schema: '', permission: { edit: 'setting.edit' }, uiSchema: {} };

/** More rounds than any file needs: each leaves out what became invalid in the round before. */
const maxRounds = 8;

/** The file without the places that its meta-schema rejects. Undefined if too little would be left. */
export function pruned({ value }: SourceFile, validate: ValidateFunction): Omit<LeftOver, 'source'> | undefined {
  const unsure = new Set<string>();
  let rest: JsonValue | undefined = value;
  for (let round = 0; round < maxRounds && isJsonObject(rest); round += 1) {
    if (validate(rest)) return { definition: rest, unsure: [...unsure] };
    for (const error of notifying(validate)) {
      rest = withoutPlace(rest, error, unsure);
      if (!rest) return undefined;
    }
  }
  return undefined;
}

const branches = new Set(['oneOf', 'anyOf']);

type MetaError = ReturnType<typeof notifying>[number];

function withoutPlace(
  rest: JsonObject,
  { keyword, instancePath, params }: MetaError,
  unsure: Set<string>,
): JsonObject | undefined {
  if (keyword === 'required' && instancePath === '') {
    const name = String(params.missingProperty);
    unsure.add(pointerOf([name]));
    return placeholders[name] === undefined ? undefined : { ...rest, [name]: placeholders[name] };
  }
  const name: unknown = params.additionalProperty ?? params.propertyName;
  const path = [...pathOf(instancePath), ...(typeof name === 'string' ? [name] : [])];
  const lists = path.flatMap((_, index) =>
    Array.isArray(readAt(rest, pointerOf(path.slice(0, index)))) ? [index] : [],
  );
  const [list] = lists;
  // An item of a list cannot be left out without moving the others. What is in a branch of a choice can.
  const isInBranch = lists.length === 1 && branches.has(path[(list ?? 0) - 1] ?? '') && path.length > (list ?? 0) + 1;
  const place = list === undefined || isInBranch ? path : path.slice(0, list);
  if (place.length === 0 || place.some((each) => each in Object.prototype || each === 'prototype')) return undefined;
  // The uiSchema of one field decides nothing about the others.
  const isAlone = place.length === 1 || (place.length === 2 && place[0] === 'uiSchema');
  unsure.add(pointerOf(isAlone ? place : place.slice(0, -1)));
  return writeAt(rest, pointerOf(place), undefined);
}

/** The form with a schema that takes anything in the place of each schema whose `$ref` names nothing. */
export function withoutRefs(form: LeftOver<FormDefinition>, library: SchemaLibrary): LeftOver<FormDefinition> {
  const { source, definition } = form;
  const errors = (schema: JsonSchema | undefined, pointer: string) =>
    schema === undefined ? [] : checkRefs({ source, schema, pointer, library });
  const refs = errors(definition.schema, '/schema');
  const definitions = refs.length === 0 ? checkDefinitions(form, library) : [];
  const places = [...refs, ...definitions]
    .filter(({ pointer }) => pointer.endsWith('/$ref'))
    .map(({ pointer }) => pointer.slice(0, -'/$ref'.length));
  const pruned = places.reduce((rest, place) => writeAt(rest, place, {}), definition);
  const { visibleWhen, ...unconditional } = pruned;
  const isConditionValid = errors(visibleWhen, '/visibleWhen').length === 0;
  return { source, definition: isConditionValid ? pruned : unconditional, unsure: [...form.unsure, ...places] };
}

/**
 * Removes the parts of the form's schema that contradict others, so that the rest has a plain form. Returns the form
 * unchanged if it is not known which part does, or if the part comes from a definition.
 */
export function withoutUnplain(form: LeftOver<FormDefinition>, library: SchemaLibrary): LeftOver<FormDefinition> {
  let { definition, unsure } = form;
  for (let round = 0; round < maxRounds; round += 1) {
    const place = unplainPlace(definition, library);
    const cut = place === undefined ? undefined : cutFor(pathOf(place));
    if (cut === undefined || readAt(form.source.value, cut) === undefined) break;
    unsure = [...unsure, ...unsureWithout(cut)];
    definition = writeAt(definition, cut, undefined);
  }
  return { ...form, definition, unsure };
}

/** Pointer of what is left out for an error at a path: the part of the object that has it, or the discriminator of the choice. */
function cutFor(path: string[]): string | undefined {
  const depends = path.findIndex((name, index) => name === 'dependencies' && path[index - 1] !== 'properties');
  if (depends > 0) return pointerOf(path.slice(0, depends + 2));
  const discriminator = pointerOf([...path.slice(0, -2), 'discriminator']);
  if (['oneOf', 'anyOf'].includes(path.at(-2) ?? '')) return discriminator;
  const isInBranch = path.some((name) => name === 'then' || name === 'else' || name === 'allOf');
  return isInBranch || path.at(-1) === 'discriminator' ? pointerOf(path) : undefined;
}

/**
 * Returns the places whose errors may follow from leaving out the part at `cut`: the keywords around it that may name its
 * properties.
 */
function unsureWithout(cut: string): string[] {
  if (cut.endsWith('/discriminator')) return [];
  const [owner = ''] = /^\/schema(?:\/properties\/[^/]+|\/items)*/.exec(cut) ?? [];
  if (cut === `${owner}/allOf`) return [owner];
  return ['required', 'if', 'then', 'else', 'allOf', 'dependencies'].map((keyword) => `${owner}/${keyword}`);
}

/** True if an error at `pointer` of a form may be a consequence of a place that was left out. */
export function isUnsure(pointer: string, unsure: readonly string[]): boolean {
  // A condition of the tab reads other forms too; derived and migrated values are parts of the schema.
  if (['/visibleWhen', '/derive', '/migrate'].some((part) => isWithin(pointer, part))) return true;
  const choice = wholeBranch.exec(pointer)?.[1];
  return unsure.some(
    (place) =>
      isWithin(pointer, place) ||
      isWithin(pointer, uiTwin(place) ?? place) ||
      // What distinguishes the branches of a choice may have been left out.
      (choice !== undefined && isWithin(place, choice)),
  );
}

const wholeBranch = /^(.*\/(?:oneOf|anyOf))\/\d+$/;

/** `/schema/properties/a/items/properties/b` → `/uiSchema/a/items/b`: the schema decides which widgets fit. */
function uiTwin(place: string): string | undefined {
  const [top, ...path] = pathOf(place);
  if (top !== 'schema') return undefined;
  const fields: string[] = [];
  for (let index = 0; index < path.length; index += 1) {
    if (path[index] === 'items') fields.push('items');
    else if (path[index] === 'properties') fields.push(...path.slice((index += 1), index + 1));
    else break;
  }
  return pointerOf(['uiSchema', ...fields]);
}
