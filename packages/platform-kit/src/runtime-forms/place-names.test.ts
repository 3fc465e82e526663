import { expect, test } from 'vitest';
import { placeNames } from './place-names';

const schema = {
  properties: {
    pump: {
      title: { en: 'Pump', zh_Hans: '水泵' },
      type: 'object',
      properties: { properties: { title: 'Parts', items: { properties: { 'a/b': { title: ' ' } } } } },
    },
  },
  allOf: [{ then: { properties: { pump: { title: 7 } } } }],
};

test.each([
  ['', []],
  ['/allOf/0/if', []],
  ['/properties/pump/pattern', [{ en: 'Pump', zh_Hans: '水泵' }]],
  ['/properties/pump/properties/properties/maxItems', [{ en: 'Pump', zh_Hans: '水泵' }, 'Parts']],
  ['/properties/pump/properties/properties/items/properties/a~1b', [{ en: 'Pump', zh_Hans: '水泵' }, 'Parts', 'a/b']],
  ['/allOf/0/then/properties/pump', ['pump']],
  ['/properties/gone/properties/inner', ['gone', 'inner']],
  ['/properties/gone/properties/', ['gone']],
])('names the place %j of a schema by the titles around it', (pointer, names) => {
  expect(placeNames(schema, pointer)).toEqual(names);
});
