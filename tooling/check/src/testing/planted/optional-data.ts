import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { allFields, grid } from './grid-mistake';
import { base, garden, type Planted } from './planted';

const option = 'ui:enableOptionalDataFieldForType';

interface Wrong {
  file?: string;
  /** Pointer of the node in the uiSchema. */
  field: string;
  ui?: JsonObject;
  types?: JsonValue;
  /** Further changes of the file, by pointer. */
  more?: Record<string, JsonValue>;
  message: string;
}

/** The option at a place where no value is added or removed. */
function wrong(name: string, { file = base, field, ui = {}, types = ['object'], more = {}, message }: Wrong): Planted {
  return {
    name,
    plant: (folder) => {
      for (const [pointer, value] of Object.entries(more)) folder.set(file, pointer, value);
      folder.set(file, `/uiSchema${field}`, { ...ui, [option]: types });
    },
    file,
    at: ['"uiSchema"', `"${option}": `, '['],
    pointer: `/uiSchema${field}/${option}`,
    message,
  };
}

const note: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: { text: { type: 'string', maxLength: 40 } },
};

/** Sections and lists that cannot be added and removed. */
export const plantedOptionalData: Planted[] = [
  wrong('a required section that could be removed', {
    field: '/contact',
    more: { '/schema/required': ['mode', 'contact'] },
    message: 'the value is required, so it is always there',
  }),
  wrong('a section that could be removed with the settings of another tab', {
    field: '/contact',
    message: 'forms/lights/garden/form.json has settings in "contact" too, which would be removed with it',
  }),
  wrong('an absent section with a default', {
    field: '/note',
    more: { '/schema/properties/note': { ...note, default: { text: 'Lights' } } },
    message: 'the section "note" begins absent, and has a default; move the default to its fields',
  }),
  wrong('a removable section with a value of the platform', {
    field: '/note',
    more: {
      '/schema/properties/note': { ...note, properties: { text: { type: 'string', maxLength: 40, readOnly: true } } },
    },
    message: 'the section "note" has "note.text", which only the platform sets: users could not remove it',
  }),
  grid('a grid without a place for the button of an absent section', {
    row: [...allFields, 'note.text'],
    beside: { note: { [option]: ['object'] } },
    more: (folder) => folder.set(base, '/schema/properties/note', note),
    at: [],
    pointer: '/uiSchema/ui:layoutGrid',
    message: 'the grid has fields of "note", and no place for its button “Add”; name "note" before them',
  }),
  {
    ...wrong('a text that is added', { field: '/contact/mail', message: '' }),
    at: ['"uiSchema"', `"${option}"`],
    message: 'the widget "text" reads no option "enableOptionalDataFieldForType"',
  },
  {
    ...wrong('a secret that is added', { field: '/contact/key', message: '' }),
    at: ['"uiSchema"', `"${option}"`],
    message: 'the widget "secret" reads no option "enableOptionalDataFieldForType"',
  },
  wrong('a list that is null or absent', {
    file: garden,
    field: '/marks',
    types: ['array'],
    ui: { 'ui:widget': 'tags' },
    more: {
      '/schema/properties/marks': {
        type: ['array', 'null'],
        maxItems: 3,
        items: { type: 'string', minLength: 1, maxLength: 9 },
      },
    },
    message: 'null and no value at all would be two ways to say the same',
  }),
  {
    ...wrong('a text in a list that is added', { file: garden, field: '/lamps/items/title', message: '' }),
    at: ['"uiSchema"', `"${option}": `, '['],
    message: 'the items of a list are drawn without such buttons',
  },
  wrong('a choice inside another value that is added', {
    file: garden,
    field: '/alarms/items',
    more: {
      '/schema/properties/alarms': {
        type: 'array',
        maxItems: 3,
        items: {
          anyOf: [
            { type: 'object', additionalProperties: false, properties: { mail: { type: 'string', maxLength: 9 } } },
          ],
        },
      },
    },
    message: 'this is one input, or a choice; remove it',
  }),
  wrong('an addable section that the schema does not have', {
    file: garden,
    field: '/alarms',
    message: 'no section or list is here',
  }),
  {
    name: 'a type that is not added',
    plant: (folder) => folder.set(base, `/uiSchema/contact`, { [option]: ['string'] }),
    file: base,
    at: ['"uiSchema"', '"string"'],
    pointer: `/uiSchema/contact/${option}/0`,
    message: 'is not one of the allowed values; use one of: object, array',
  },
  {
    name: 'options of all sections at a section',
    plant: (folder) =>
      folder.set(base, '/uiSchema/contact', { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } }),
    file: base,
    at: ['"contact": ', '"ui:globalOptions"'],
    pointer: '/uiSchema/contact/ui:globalOptions',
    message: 'options of all sections and lists stand at the root',
  },
  {
    name: 'an option of all fields that forms do not have',
    plant: (folder) => folder.set(base, '/uiSchema/ui:globalOptions', { label: false }),
    file: base,
    at: ['"ui:globalOptions"', '"label"'],
    pointer: '/uiSchema/ui:globalOptions/label',
    message: '"label" is not known here',
  },
  {
    name: 'a shared section that all sections make optional',
    plant: (folder) => folder.set(base, '/uiSchema/ui:globalOptions', { enableOptionalDataFieldForType: ['object'] }),
    file: base,
    at: ['"ui:globalOptions": ', '{'],
    pointer: '/uiSchema/ui:globalOptions',
    message: 'has settings in "contact" too, which would be removed with it; give the section a name of its own',
  },
];
