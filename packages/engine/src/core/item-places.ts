import type { JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemAt, itemsOf } from '@signalbox/schemas/items-of';
import type { FieldError, FieldPlan, FormPlan, Pointer, ValueError } from './contract';
import { placeInJson } from './place-in-json';
import { planForm } from './plan-form';
import { around, isWithin, pathOf, pointerOf } from './pointer';
import { rjsfWidget } from './widget-for';

type ListPlan = Pick<FieldPlan, 'schema'> & Partial<Pick<FieldPlan, 'uiSchema'>>;

/** Planned once for each list. */
const plans = new WeakMap<object, FormPlan>();

/** The plan of the items of a list of objects. */
export function itemPlanOf(list: ListPlan): FormPlan {
  const { schema, uiSchema } = list;
  const { items: itemUi } = uiSchema ?? {};
  const known = plans.get(list);
  if (known !== undefined) return known;
  const plan = planForm({
    id: 'list/item',
    place: { group: 'list', order: 0 },
    permission: { edit: '' },
    schema: { type: 'object', ...itemsOf(schema) },
    uiSchema: isJsonObject(itemUi) ? itemUi : {},
  });
  plans.set(list, plan);
  return plan;
}

/** Pointer of the innermost field of an item that has the value: parts of a duration are one value. */
export function fieldInList(list: ListPlan & Pick<FieldPlan, 'path'>, pointer: Pointer): Pointer {
  const [index, ...rest] = pathOf(pointer).slice(list.path.length);
  if (index === undefined || rest.length === 0 || itemsOf(list.schema)?.properties === undefined) return pointer;
  const inner = pointerOf(rest);
  const owners = around(inner);
  const field = itemPlanOf(list).fields.find((each) => owners.includes(each.pointer));
  if (field === undefined) return pointer;
  return pointerOf([...list.path, index]) + (hasItems(field) ? fieldInList(field, inner) : field.pointer);
}

/** Message keys, without `title`, of the fields that the conditions of a field read. `formOf`: the id of the form of what they read of other tabs. */
export function conditionKeys(
  plan: FormPlan,
  pointer: Pointer,
  { at = `forms/${plan.form.id}::`, formOf = () => '' }: { at?: string; formOf?: (read: Pointer) => string } = {},
): string[] {
  const list = plan.fields.find((field) => isWithin(pointer, field.pointer) && pointer !== field.pointer);
  if (list !== undefined && hasItems(list) && list.widget !== rjsfWidget) {
    const [, ...rest] = pathOf(pointer.slice(list.pointer.length));
    return conditionKeys(itemPlanOf(list), pointerOf(rest), { at: `${at}${list.messageKey}.items.` });
  }
  const part = [...plan.fields, ...plan.sections].find((each) => each.pointer === pointer);
  const keys = (part?.when ?? [])
    .flatMap((index) => plan.conditions[index] ?? [])
    .flatMap(({ reads, ofSettings }) => [
      ...reads.map((read) => at + pathOf(read).join('.')),
      ...(ofSettings ?? []).map((read) => `forms/${formOf(read)}::${pathOf(read).join('.')}`),
    ]);
  return [...new Set(keys)];
}

/** True for a list, whose items have errors of their own. */
export function hasItems({ schema }: Pick<FieldPlan, 'schema'>): boolean {
  return schema.items !== undefined;
}

/** The pointers of the fields that a section lacks which is absent: its required ones. */
export function missingIn(plan: FormPlan, section: Pointer): Pointer[] {
  const isIn = (part: { section: Pointer; isRequired: boolean; when: number[] }) =>
    part.section === section && part.isRequired && part.when.length === 0;
  return [
    ...plan.fields.filter(isIn).map(({ pointer }) => pointer),
    ...plan.sections.filter(isIn).flatMap(({ pointer }) => missingIn(plan, pointer)),
  ];
}

/** Each error of a field by itself. */
export function eachError({ also = [], ...error }: FieldError): FieldError[] {
  return [error, ...also.map((other) => ({ ...other, field: error.field }))];
}

/** One error for each field, which has the others of its items, as many as one answer can hold. */
export function byField(errors: readonly FieldError[]): Map<Pointer, FieldError> {
  const found = new Map<Pointer, { first: FieldError; also: ValueError[] }>();
  for (const error of errors) {
    const known = found.get(error.field);
    if (known === undefined) found.set(error.field, { first: error, also: [...(error.also ?? [])] });
    else known.also.push(...eachError(error).map(({ field: _field, ...other }) => other));
  }
  return new Map(
    [...found].map(([field, { first, also }]) => [
      field,
      also.length === 0 ? first : { ...first, also: also.slice(0, maxErrors - 1) },
    ]),
  );
}

/** The most errors of one field, and of one answer. */
export const maxErrors = 100;

/** The place of an error in its list, counted from 1 as users do: `2`, or `2.1` in a list of an item. */
export function itemNumber(
  { path, schema, uiSchema = {} }: Pick<FieldPlan, 'path'> & Partial<ListPlan>,
  { pointer }: Pick<ValueError, 'pointer'>,
): string | undefined {
  if (schema?.items === undefined || schema.tree !== undefined) return undefined;
  const names = pathOf(pointer).slice(path.length);
  const inJson = placeInJson({ path, messageKey: '', uiSchema }, { pointer })?.inside.length ?? 0;
  const numbers: number[] = [];
  let at: JsonSchema | undefined = schema;
  for (const name of names.slice(0, names.length - inJson)) {
    // A property may be named by a number.
    const property: JsonSchema | undefined = at?.properties?.[name];
    if (property === undefined && /^\d+$/.test(name)) numbers.push(Number(name) + 1);
    at = property ?? (at && itemAt(at, Number(name)));
  }
  return numbers.length > 0 ? numbers.join('.') : undefined;
}
