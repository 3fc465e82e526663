import { expect, it } from 'vitest';
import { aForm } from './a-form';
import { compileForm } from './compile-form';

it('validates by the keywords of forms too', () => {
  const { validate } = compileForm(
    aForm({
      schema: {
        type: 'object',
        properties: {
          from: { type: 'integer' },
          until: { type: 'integer' },
          rule: { type: 'string', contentMediaType: 'application/json' },
        },
        compare: { property: 'until', operator: '>=', with: 'from' },
        product: { property: 'until', of: 'from', by: 'rule', factors: { '[]': 3 } },
      },
    }),
  );
  expect(validate({ from: 2, until: 6, rule: '[]' })).toEqual([]);
  const keywords = validate({ from: 2, until: 1, rule: '[]' }).map(({ keyword }) => keyword);
  expect(keywords.toSorted()).toEqual(['compare', 'product']);
  expect(validate({ rule: '[' })).toMatchObject([{ keyword: 'contentMediaType', params: { line: 1 } }]);
});
