import { _, stringify, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import type { JsonSchema } from '@signalbox/schemas';

/**
 * Our own keyword `product`: one number of an object is another one times the value of a table for a third
 * property, as the seconds of a duration are. Written into the standalone validators like any keyword. It reports no
 * error if one of the three is missing or of another type: other keywords do.
 */
export const productKeyword: CodeKeywordDefinition = {
  keyword: 'product',
  type: 'object',
  schemaType: 'object',
  metaSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['property', 'of', 'by', 'factors'],
    properties: {
      property: { type: 'string', minLength: 1 },
      of: { type: 'string', minLength: 1 },
      by: { type: 'string', minLength: 1 },
      factors: { type: 'object', minProperties: 1, additionalProperties: { type: 'number' } },
    },
  },
  error: {
    message: ({ params }) => _`"must have the " + ${params.property} + " that the others make"`,
    params: ({ params }) => _`{property: ${params.property}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data } = cxt;
    const { property, of, by, factors } = cxt.schema as NonNullable<JsonSchema['product']>;
    cxt.setParams({ property: _`${property}` });
    const valueOf = (name: string) => _`${data}[${name}]`;
    const factor = gen.const('factor', _`${stringify(factors)}[${valueOf(by)}]`);
    const areNumbers = _`typeof ${factor} == "number" && typeof ${valueOf(of)} == "number" && typeof ${valueOf(property)} == "number"`;
    cxt.fail(_`${areNumbers} && ${valueOf(property)} !== ${valueOf(of)} * ${factor}`);
  },
};
