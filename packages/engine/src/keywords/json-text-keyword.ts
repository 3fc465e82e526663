import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { jsonErrorLine } from '@signalbox/schemas/json-error-line';

/**
 * `contentMediaType` of JSON Schema, which ajv only knows as a note: the text is JSON. The error has the line of its first
 * mistake.
 */
export const jsonTextKeyword: CodeKeywordDefinition = {
  keyword: 'contentMediaType',
  type: 'string',
  schemaType: 'string',
  error: {
    message: ({ params }) => _`"must be JSON, which ends in line " + ${params['line']}`,
    params: ({ params }) => _`{line: ${params['line']}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    if (schema !== mediaType) throw new Error(`contentMediaType must be "${mediaType}", not ${JSON.stringify(schema)}`);
    // In standalone code the runtime of the validators has this function.
    const code = _`require("ajv/dist/runtime/jsonErrorLine").default`;
    const line = gen.const('line', _`${gen.scopeValue('func', { ref: jsonErrorLine, code })}(${data})`);
    cxt.setParams({ line });
    cxt.fail(_`${line} !== undefined`);
  },
};

const mediaType = 'application/json';
