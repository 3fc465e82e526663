import type { JsonObject } from '@signalbox/schemas';
import { addedField } from './added-field';
import { mistake } from './mistake';
import { base, type Planted } from './planted';

const file = (more: JsonObject = {}): JsonObject => ({ type: 'string', format: 'data-url', maxLength: 4096, ...more });

/** Files in the values that are too large for the settings, and inputs that are not for them. */
export const plantedFileValues: Planted[] = [
  addedField(
    'a file in the value without a length',
    { type: 'string', format: 'data-url' },
    {
      at: ['{'],
      pointer: '/added',
      message: 'add "maxLength" in characters, e.g. 16384 for 12 KB; or use "file.json"',
    },
  ),
  addedField('a file that is larger than the settings allow', file({ maxLength: 65_537 }), {
    at: ['{'],
    pointer: '/added',
    message: 'the files in the values of the form can have 65537 characters, and 65536 fit into the settings',
  }),
  addedField(
    'a list of files that together are larger than the settings allow',
    { type: 'array', maxItems: 17, items: file() },
    { at: ['{'], pointer: '/added', message: 'can have 69632 characters' },
  ),
  addedField(
    'files in the items of a list that together are larger than the settings allow',
    {
      type: 'array',
      maxItems: 9,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { plans: { type: 'array', maxItems: 2, items: file() } },
      },
    },
    { at: ['{'], pointer: '/added', message: 'can have 73728 characters' },
  ),
  addedField(
    'a list of files without a number of items',
    { type: 'array', items: file() },
    { at: ['{'], pointer: '/added', message: 'the list has no maximum number of items' },
  ),
  {
    ...mistake('a second file that no longer fits', {
      into: '/schema/properties',
      keys: { added: file({ maxLength: 40_000 }), further: file({ maxLength: 40_000 }) },
      at: ['"further": ', '{'],
      pointer: '/further',
      message: 'can have 80000 characters',
    }),
  },
  addedField('a default that is no file', file({ default: 'data:text/plain,hello' }), {
    at: ['"default": ', '"'],
    pointer: '/added/default',
    message: 'must match format "data-url"',
  }),
  ...(
    [
      ['file', 'this field is a file in the value; remove it for the default one, or use one of: data-url'],
      ['text', 'this field is a file in the value'],
      ['textarea', 'this field is a file in the value'],
    ] as const
  ).map(([widget, message]) => withUi(`the widget ${widget} for a file in the value`, file(), widget, message)),
  withUi(
    'the widget tags for files in the value',
    { type: 'array', maxItems: 2, items: file() },
    'tags',
    'this field is a list of a file in the value',
  ),
  withUi(
    'the widget data-url for a text',
    { type: 'string', maxLength: 20 },
    'data-url',
    'write "format": "data-url" in the schema',
  ),
  {
    ...withUi('files to choose from by sentences', file(), 'data-url', 'extensions, types or kinds'),
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', file());
      folder.set(base, '/uiSchema/added', { 'ui:accept': 'only pictures' });
    },
    at: ['"uiSchema"', '"ui:accept": ', '"'],
    pointer: '/uiSchema/added/ui:accept',
    message: 'pattern',
  },
];

function withUi(name: string, added: JsonObject, widget: string, message: string): Planted {
  return {
    name,
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', added);
      folder.set(base, '/uiSchema/added', { 'ui:widget': widget });
    },
    file: base,
    at: ['"uiSchema"', '"added": ', `"${widget}"`],
    pointer: '/uiSchema/added/ui:widget',
    message,
  };
}
