import type { FieldError, FieldPlan } from './contract';
import { pathOf } from './pointer';

/** Keywords with a sentence of their own in `locales/<language>.json`; any other fault reads `validation.other`. */
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
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'product',
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
]);
/** Their sentences stand in the words once for each plural form. */
const counting = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']);
const formats = new Set(['email', 'uri', 'date-time', 'date', 'time', 'ipv4', 'ipv6', 'hostname', 'regex', 'color']);
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array']);

/** Key of the sentence in the engine's words, and its holes but for `{title}`, which the reader's language decides. */
export function errorMessages({ keyword, params }: Pick<FieldError, 'keyword' | 'params'>): {
  key: string;
  params: Record<string, string | number>;
} {
  const messageParams = paramsOf(params);
  // "at least 1 character": a limit is what such a sentence counts.
  if (counting.has(keyword) && messageParams.limit !== undefined) messageParams.count = messageParams.limit;
  return { key: `validation.${sentence(keyword, params)}`, params: messageParams };
}

function sentence(keyword: string, params: FieldError['params']): string {
  if (keyword === 'format')
    return formats.has(String(params.format)) ? `format.${String(params.format)}` : 'format.other';
  if (keyword === 'type') return types.has(String(params.type)) ? `type.${String(params.type)}` : 'type.other';
  if (keyword === 'false schema') return 'additionalProperties';
  return keywords.has(keyword) ? keyword : 'other';
}

function paramsOf(params: FieldError['params']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : textOf(value)]),
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}

/** Word key, inside the form, of the value that is at fault: an item of a list says `<list>.items.<property>`. */
export function errorMessageKey(
  field: Pick<FieldPlan, 'path' | 'messageKey'>,
  error: Pick<FieldError, 'pointer'>,
): string {
  const inner = pathOf(error.pointer)
    .slice(field.path.length)
    .map((name) => (/^\d+$/.test(name) ? 'items' : name));
  return [field.messageKey, ...inner].join('.');
}
