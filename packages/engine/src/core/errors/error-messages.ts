import { visibleTextPattern } from '@signalbox/schemas/language-text';
import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FieldError, FieldPlan } from '../contract';
import { errorMessageKey } from './error-message-key';
import { pathOf } from '../pointer';

/** Keywords with their own message in `locales/<language>.json`. All other keywords use `validation.other`. */
const keywords = new Set([
  'required',
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'exact',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'maxDepth',
  'maxNodes',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'product',
  'contentMediaType',
  'additionalProperties',
  'dependencies',
  'anyOf',
  'oneOf',
  'not',
  'unique',
  'conflict',
  'forbidden',
  'typeAgain',
  'readOnly',
  'maxSettingsBytes',
  'certificate',
  'jsonTemplate',
  'placeholder',
]);
/** Message of each operator of the keyword `compare`. */
const comparisons: Partial<Record<string, string>> = {
  '<': 'less',
  '<=': 'atMost',
  '=': 'equal',
  '!=': 'different',
  '>=': 'atLeast',
  '>': 'more',
};
/** Patterns that only reject blank texts. */
const blankPatterns = new Set([String.raw`\S`, visibleTextPattern]);
/** Keywords whose messages have plural forms. */
const counting = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']);
/** Keywords whose numbers are values of the field, to be typed as the message has them: a year, a port. */
const naming = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'const']);
const formats = new Set(
  'email uri date-time date time ipv4 ipv6 hostname host key line secret web-address regex color'.split(' '),
);
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array']);

/** Message key in the engine's messages and its params, without `{title}`: the caller adds it in the user's locale. */
export function errorMessages({ keyword, params }: Pick<FieldError, 'keyword' | 'params'>): {
  key: string;
  params: Record<string, string | number>;
} {
  const messageParams = paramsOf(params, naming.has(keyword));
  // The plural form follows the limit, as in "at least 1 character".
  if (counting.has(keyword) && messageParams.limit !== undefined) messageParams.count = messageParams.limit;
  return { key: `validation.${messageName(keyword, params)}`, params: messageParams };
}

function messageName(keyword: string, params: FieldError['params']): string {
  if (keyword === 'format')
    return formats.has(String(params.format)) ? `format.${String(params.format)}` : 'format.other';
  if (keyword === 'type') return `type.${typeName(params.type)}`;
  // Objects are known to users by their titles only.
  if (keyword === 'enum' && Array.isArray(params.allowedValues) && params.allowedValues.some(isJsonObject))
    return 'other';
  if (keyword === 'compare') return `compare.${comparisons[String(params.operator)]}`;
  if (keyword === 'false schema') return params.hiddenBy === undefined ? 'additionalProperties' : 'hidden';
  if (keyword === 'distinctItems') return 'uniqueItems';
  if (keyword === 'pattern' && blankPatterns.has(String(params.pattern))) return 'required';
  return keywords.has(keyword) ? keyword : 'other';
}

/** Null is entered by a checkbox of its own, so a field of a type and null is named by the type. */
function typeName(expected: JsonValue | undefined): string {
  const [type = 'null', ...others] = [expected].flat().filter((each) => each !== 'null');
  return others.length === 0 && types.has(String(type)) ? String(type) : 'other';
}

function paramsOf(params: FieldError['params'], areValues: boolean): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && !areValues ? value : textOf(value),
    ]),
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}

/** Form and message key of the invalid value. A node of a tree has the messages of its own dialog. */
export function errorPlace({
  formId,
  field,
  error,
}: {
  formId: string;
  field: Pick<FieldPlan, 'path' | 'messageKey'> & Partial<Pick<FieldPlan, 'schema'>>;
  error: Pick<FieldError, 'pointer'>;
}): { formId: string; key: string } {
  const tree = field.schema?.tree;
  const key = tree && pathInNode(pathOf(error.pointer).slice(field.path.length), tree.children).join('.');
  if (tree === undefined || key === undefined || key === '') return { formId, key: errorMessageKey(field, error) };
  return { formId: tree.form, key };
}

/** The param `with` of a message: titles of what the invalid value was compared with, or of what hides it. */
export function otherTitles(
  place: { formId: string; key: string } | undefined,
  { params }: Pick<FieldError, 'params'>,
  titleOf: (key: string) => string | undefined,
): { with?: string } {
  const siblings = place?.key.split('.').slice(0, -1) ?? [];
  const hiddenBy = Array.isArray(params.hiddenBy) ? params.hiddenBy.map(String) : [];
  const keys =
    typeof params.with === 'string' ? [`forms/${place?.formId}::${[...siblings, params.with].join('.')}`] : hiddenBy;
  const titles = keys.map((key) => titleOf(`${key}.title`) ?? key.split(/::|\./).at(-1));
  return titles.length === 0 ? {} : { with: titles.join(', ') };
}

/** `3/children/0/title` → `title`. */
function pathInNode([index, ...inner]: string[], children: string): string[] {
  if (index === undefined) return [];
  return inner[0] === children && inner.length > 1 ? pathInNode(inner.slice(1), children) : inner;
}
