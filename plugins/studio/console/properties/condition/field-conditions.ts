import { isSameValue } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { findNodeAtLocation, getNodeValue, type JSONPath, parseTree } from 'jsonc-parser';
import { type DraftField, nameOf } from '../../fields/draft-fields';
import { withRequired, withValueAt } from '../edit-form';
import { isNamedElsewhere, namesField } from './naming-branches';

export const effects = ['shown', 'shownRequired', 'required'] as const;
export const operators = ['equals', 'differs', 'atLeast', 'atMost', 'filled'] as const;

/** What a field does while another one of its object has a value. */
export interface FieldCondition {
  effect: (typeof effects)[number];
  /** Name of the property that is read. */
  property: string;
  operator: (typeof operators)[number];
  /** Null for `filled`. */
  value: JsonValue;
}

/** A condition of the panel, `'other'` for one that only the text can have, or undefined. */
export function conditionOf(form: string, field: DraftField): FieldCondition | 'other' | undefined {
  if (field.isInBranch || isNamedElsewhere(form, field)) return 'other';
  const naming = entriesAround(form, field).filter((entry) => namesField(entry, [nameOf(field)]));
  const [entry] = naming;
  if (entry === undefined) return undefined;
  return (naming.length === 1 && readCondition(entry, nameOf(field))) || 'other';
}

/** The text with this condition of a field in the place of its last one. A field that is not always shown is not always required. */
export function withCondition(form: string, field: DraftField, condition: FieldCondition): string {
  const entries = entriesAround(form, field);
  const index = entries.findIndex((entry) => namesField(entry, [nameOf(field)]));
  const list = listPath(field);
  const entry = entryOf(condition, nameOf(field));
  const free = condition.effect === 'required' ? form : withRequired(form, field, false);
  if (entries.length === 0) return withValueAt(free, list, [entry]);
  return withValueAt(free, [...list, index < 0 ? entries.length : index], entry);
}

/** The text without the condition of a field: always shown, and always required or never. */
export function withoutCondition(form: string, field: DraftField, { isRequired }: { isRequired: boolean }): string {
  const entries = entriesAround(form, field);
  const index = entries.findIndex((entry) => namesField(entry, [nameOf(field)]));
  const list = listPath(field);
  const without = index < 0 ? form : withValueAt(form, entries.length === 1 ? list : [...list, index], undefined);
  return withRequired(without, field, isRequired);
}

/** `equals` and `differs` take any value, `atLeast` and `atMost` numbers, `filled` texts. */
export function operatorsFor({ type, enum: choices }: JsonObject): FieldCondition['operator'][] {
  if (type === 'boolean' || choices !== undefined) return ['equals', 'differs'];
  if (type === 'integer' || type === 'number') return ['equals', 'differs', 'atLeast', 'atMost'];
  return type === 'string' ? ['filled', 'equals', 'differs'] : [];
}

function entryOf({ effect, property, operator, value }: FieldCondition, name: string): JsonObject {
  const condition = { properties: { [property]: testOf(operator, value) }, required: [property] };
  if (effect === 'required') return { if: condition, then: { required: [name] } };
  const shown = { properties: { [name]: true } };
  const then: JsonObject = effect === 'shownRequired' ? { required: [name], ...shown } : shown;
  return { if: condition, then, else: { properties: { [name]: false } } };
}

function testOf(operator: FieldCondition['operator'], value: JsonValue): JsonObject {
  switch (operator) {
    case 'equals':
      return { const: value };
    case 'differs':
      return { not: { const: value } };
    case 'atLeast':
      return { minimum: value };
    case 'atMost':
      return { maximum: value };
    case 'filled':
      return { minLength: 1 };
  }
}

function readCondition(entry: JsonValue, name: string): FieldCondition | undefined {
  const condition = isJsonObject(entry) ? entry['if'] : undefined;
  const tests = isJsonObject(condition) ? condition['properties'] : undefined;
  const [property, ...others] = isJsonObject(tests) ? Object.keys(tests) : [];
  if (property === undefined || others.length > 0 || !isJsonObject(tests)) return undefined;
  const test = tests[property];
  const inNot = isJsonObject(test) ? test['not'] : undefined;
  const found = operators
    .flatMap((operator) =>
      [test, inNot]
        .flatMap((part) => (isJsonObject(part) ? Object.values(part) : []))
        .map((value) => ({ operator, value })),
    )
    .flatMap(({ operator, value }) => effects.map((effect) => ({ effect, property, operator, value })));
  const read = found.find((each) => isSameValue(entryOf(each, name), entry));
  return read && { ...read, value: read.operator === 'filled' ? null : read.value };
}

/** The branches of the object around the field. */
function entriesAround(form: string, field: DraftField): JsonValue[] {
  const tree = parseTree(form);
  const node = tree && findNodeAtLocation(tree, listPath(field));
  const value: unknown = node && getNodeValue(node);
  return Array.isArray(value) ? (value as JsonValue[]) : [];
}

function listPath({ schemaPath }: DraftField): JSONPath {
  return [...schemaPath.slice(0, -2), 'allOf'];
}
