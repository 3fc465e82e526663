import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { isMultiple } from '@signalbox/schemas/exact-numbers';

/** `multipleOf` of JSON Schema by decimal digits. ajv divides doubles, which rejects 2000000.13 for a step of 0.01. */
export const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => _`"must be a multiple of " + ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schemaCode } = cxt;
    // In standalone code the runtime of the validators has this function.
    const code = _`require("ajv/dist/runtime/isMultiple").default`;
    cxt.fail(_`!${gen.scopeValue('func', { ref: isMultiple, code })}(${data}, ${schemaCode})`);
  },
};
