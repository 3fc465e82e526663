import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import type { JsonSchema } from '@signalbox/schemas';

type Comparison = NonNullable<JsonSchema['compare']>;

/**
 * Our own keyword `compare`: one property of an object against another one, such as an end that is not before its start.
 * Numbers are compared as numbers, dates and times of one format as moments; `=` and `!=` take texts and flags too. It is
 * written into the standalone validators like any keyword. It reports no error if one of the two is missing or their types
 * differ: other keywords do. As an `if` it is true then; `required` beside it asks for both.
 */
export const compareKeyword: CodeKeywordDefinition = {
  keyword: 'compare',
  type: 'object',
  schemaType: 'object',
  metaSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['property', 'operator', 'with'],
    properties: {
      property: { type: 'string', minLength: 1 },
      operator: { enum: ['<', '<=', '=', '!=', '>=', '>'] },
      with: { type: 'string', minLength: 1 },
    },
  },
  error: {
    message: ({ params }) => _`"must be " + ${params['operator']} + " " + ${params['with']}`,
    params: ({ params }) =>
      _`{propertyName: ${params['property']}, operator: ${params['operator']}, with: ${params['with']}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data } = cxt;
    const { property, operator, with: other } = cxt.schema as Comparison;
    cxt.setParams({ property: _`${property}`, operator: _`${operator}`, with: _`${other}` });
    const one = gen.const('one', _`${data}[${property}]`);
    const two = gen.const('two', _`${data}[${other}]`);
    const isComparable = _`typeof ${one} == typeof ${two} && ["number", "string", "boolean"].includes(typeof ${one})`;
    cxt.fail(_`${isComparable} && !(${holds(operator, one, two)})`);
  },
};

function holds(operator: Comparison['operator'], one: Code, two: Code): Code {
  if (operator === '=') return _`${one} === ${two}`;
  if (operator === '!=') return _`${one} !== ${two}`;
  // A text that is no moment is for `format` to reject.
  const difference = _`Date.parse(${one}) - Date.parse(${two})`;
  const moments = _`Number.isNaN(${difference}) || ${signOf(operator, difference)}`;
  return _`typeof ${one} == "string" ? ${moments} : ${signOf(operator, _`${one} - ${two}`)}`;
}

function signOf(operator: '<' | '<=' | '>=' | '>', difference: Code): Code {
  switch (operator) {
    case '<':
      return _`${difference} < 0`;
    case '<=':
      return _`${difference} <= 0`;
    case '>=':
      return _`${difference} >= 0`;
    case '>':
      return _`${difference} > 0`;
  }
}
