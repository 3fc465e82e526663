import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { instantOf } from '@signalbox/schemas/instant-of';
import type { JsonSchema } from '@signalbox/schemas';

type Comparison = NonNullable<JsonSchema['compare']>;

/**
 * Our own keyword `compare`: one property of an object against another one, such as an end that is not before its start.
 * Compares numbers as numbers, and days and moments as instants, whatever their offset. `=` and `!=` also compare texts and
 * booleans. The standalone validators contain the keyword like any other. It reports no error if one of the two values is
 * missing or their types differ: other keywords do. As an `if` it is then true; `required` beside it asks for both.
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
    // In standalone code the runtime of the validators has this function.
    const code = _`require("ajv/dist/runtime/instantOf").default`;
    const instant = gen.scopeValue('func', { ref: instantOf, code });
    const isComparable = _`typeof ${one} == typeof ${two} && ["number", "string", "boolean"].includes(typeof ${one})`;
    cxt.fail(_`${isComparable} && !(${holds(operator, { one, two, instant })})`);
  },
};

interface Compared {
  one: Code;
  two: Code;
  /** Function that returns the milliseconds of a text. */
  instant: Code;
}

function holds(operator: Comparison['operator'], { one, two, instant }: Compared): Code {
  const isSame = _`(${one} === ${two} || typeof ${one} == "string" && ${instant}(${one}) === ${instant}(${two}))`;
  if (operator === '=') return isSame;
  if (operator === '!=') return _`!${isSame}`;
  // A text that is no moment is for `format` to reject.
  const difference = _`${instant}(${one}) - ${instant}(${two})`;
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
