import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/**
 * Our own keyword `distinctItems`: `uniqueItems` of JSON Schema for objects and lists. ajv compares each of them with each other one, which
 * takes minutes for a long list. This keyword compares their JSON, with the names in one order.
 */
export const distinctItemsKeyword: CodeKeywordDefinition = {
  keyword: 'distinctItems',
  type: 'array',
  schemaType: 'boolean',
  error: {
    message: ({ params }) => _`"must not have items " + ${params['j']} + " and " + ${params['i']} + " alike"`,
    params: ({ params }) => _`{i: ${params['i']}, j: ${params['j']}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    if (schema !== true) return;
    const texts = gen.const('texts', _`${data}.map((item) => JSON.stringify(item, ${inOrder}))`);
    const places = gen.const('places', _`new Map()`);
    const isKnown = _`(text, at) => ${places}.has(text) || !${places}.set(text, at)`;
    const i = gen.const('i', _`${texts}.findIndex(${isKnown})`);
    cxt.setParams({ i, j: _`${places}.get(${texts}[${i}])` });
    cxt.fail(_`${i} >= 0`);
  },
};

const inOrder = _`(_name, each) => each && typeof each == "object" && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => one < other ? -1 : 1)) : each`;
