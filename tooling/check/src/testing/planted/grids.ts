import { allFields, before, grid, inRow } from './grid-mistake';
import { plantedGridConditions } from './grid-conditions';
import { base, garden, type Planted } from './planted';

/** Grids that would draw a field twice, or not at all, or that name what is not there. */
export const plantedGrids: Planted[] = [
  ...plantedGridConditions,
  grid('a grid that lacks a field', {
    row: ['lightsShown', 'mode', 'rate', 'contact'],
    at: [],
    pointer: '/uiSchema/ui:layoutGrid',
    message: 'the grid lacks "fade": users could not reach it',
  }),
  grid('a grid that lacks a field of a section', {
    row: ['lightsShown', 'mode', 'rate', 'fade', 'contact.mail'],
    at: [],
    pointer: '/uiSchema/ui:layoutGrid',
    message: 'the grid lacks "contact.key"',
  }),
  grid('a grid with an unknown field', {
    row: [...allFields, 'rates'],
    at: ['"rates"'],
    pointer: '/5',
    message: '"rates" is no field or section here; did you mean "rate"?',
  }),
  grid('a grid with a field twice', {
    row: [...allFields, { 'ui:col': { xs: 12, children: ['mode'] } }],
    at: ['"contact"', '"mode"'],
    pointer: '/5/ui:col/children/0',
    message: '"mode" has a place in the grid already; name it once',
  }),
  grid('a grid with a section and a field of it', {
    row: [...allFields, 'contact.mail'],
    at: ['"contact.mail"'],
    pointer: '/5',
    message: '"contact.mail" has a place in the grid already',
  }),
  grid('a grid with a part of a field', {
    row: ['lightsShown', 'mode', 'rate', 'fade.time', 'contact'],
    at: ['"fade.time"'],
    pointer: '/3',
    message: '"fade.time" is inside of the field "fade", which draws what it has by itself; name the field: "fade"',
  }),
  grid('a grid with a field and a part of it', {
    row: [...allFields, 'fade.time'],
    at: ['"fade.time"'],
    pointer: '/5',
    message: '"fade.time" is inside of the field "fade", which draws what it has by itself; remove it here',
  }),
  {
    name: 'a grid with a path into a list',
    plant: (folder) =>
      folder.set(garden, '/uiSchema', {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': { 'ui:row': ['lamps.0.title'] },
      }),
    file: garden,
    at: ['"lamps.0.title"'],
    pointer: `${inRow}/0`,
    message: '"lamps.0.title" is inside of the field "lamps"',
  },
  grid('a grid with the earlier name of a field', {
    row: ['lightsShown', 'mode', 'speed', 'fade', 'contact'],
    more: (folder) => folder.set(base, '/schema/properties/rate/renamedFrom', 'speed'),
    at: ['"speed"'],
    pointer: '/2',
    message: '"speed" has another name now; write "rate"',
  }),
  grid('a column that is wider than the form', {
    row: [{ 'ui:col': { xs: 30, children: allFields } }],
    at: ['30'],
    pointer: '/0/ui:col/xs',
    message: '30 must be <= 24; here stands: Width in columns, from 1 to 24',
  }),
  grid('a column with a width as an object', {
    row: [{ 'ui:col': { xs: { span: 3 }, children: allFields } }],
    at: ['"xs": ', '{'],
    pointer: '/0/ui:col/xs',
    message: 'must be integer; here stands: Width in columns',
  }),
  grid('a column with looks', {
    row: [{ 'ui:col': { style: { margin: 4 }, children: allFields } }],
    at: ['"style"'],
    pointer: '/0/ui:col/style',
    message: '"style" is not known here; remove it: the theme decides how fields look',
  }),
  grid('a row with a class', {
    row: { className: 'wide', children: allFields },
    at: ['"className"'],
    pointer: '/className',
    message: '"className" is not known here; remove it: the theme decides',
  }),
  grid('a column that is moved', {
    row: [{ 'ui:columns': { offset: 4, children: allFields } }],
    at: ['"offset"'],
    pointer: '/0/ui:columns/offset',
    message: '"offset" is not known here; remove it: columns follow each other',
  }),
  grid('a grid with code', {
    row: [...allFields, { render: 'WizardButton' }],
    at: ['"render"'],
    pointer: '/5/render',
    message: '"render" is not known here; remove it: a field with code of its own is a widget of a plug-in',
  }),
  grid('a text in a grid', {
    row: ['lightsShown', 'mode', 'rate', 'contact', { name: 'fade', placeholder: 'Long' }],
    at: ['"placeholder"'],
    pointer: '/4/placeholder',
    message: '"placeholder" is not known here; write the message "<path>.placeholder"',
  }),
  grid('an option in a grid', {
    row: ['lightsShown', 'mode', 'rate', 'contact', { name: 'fade', rows: 4 }],
    at: ['"rows"'],
    pointer: '/4/rows',
    message: '"rows" is not known here; write it in "ui:options"',
  }),
  grid('a misspelt word of a grid', {
    row: [{ 'ui:column': allFields }],
    at: ['"ui:column"'],
    pointer: '/0/ui:column',
    message: '"ui:column" is not known here; did you mean "ui:columns"?',
  }),
  grid('a row without children', {
    row: { gutter: 8 },
    at: ['"ui:row": ', '{'],
    pointer: '',
    message: '"children" is missing; add it',
  }),
  grid('a gutter that is too wide', {
    row: { gutter: [80, 0], children: allFields },
    at: ['80'],
    pointer: '/gutter/0',
    message: '80 must be <= 48; here stands: Pixels, from 0 to 48',
  }),
  grid('an order beside a grid', {
    row: allFields,
    beside: { 'ui:order': ['mode', '*'] },
    at: [before, '"ui:order"'],
    pointer: '/uiSchema/ui:order',
    message: 'the grid has an order of its own; remove one of the two',
  }),
  {
    name: 'a grid without its field',
    plant: (folder) => folder.set(base, '/uiSchema/ui:layoutGrid', { 'ui:row': allFields }),
    file: base,
    at: ['"uiSchema"', '"ui:layoutGrid"'],
    pointer: '/uiSchema/ui:layoutGrid',
    message: 'the grid has no effect here; write "ui:field": "LayoutGridField" beside it',
  },
  {
    name: 'a grid at a field',
    plant: (folder) =>
      folder.set(base, '/uiSchema/mode', { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': ['mode'] } }),
    file: base,
    at: ['"uiSchema"', '"ui:field": ', '"LayoutGridField"'],
    pointer: '/uiSchema/mode/ui:field',
    message: 'a grid lays out the fields of a tab or section, and this is neither',
  },
  {
    name: 'a grid in the items of a list',
    plant: (folder) =>
      folder.set(garden, '/uiSchema/lamps/items', {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': { 'ui:row': ['title', 'colour'] },
      }),
    file: garden,
    at: ['"uiSchema"', '"LayoutGridField"'],
    pointer: '/uiSchema/lamps/items/ui:field',
    message: 'a grid lays out the fields of a tab or section, and this is neither',
  },
  {
    name: 'a grid of a section whose fields another grid has',
    plant: (folder) =>
      folder.set(base, '/uiSchema', {
        fade: { 'ui:widget': 'duration' },
        contact: { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': ['mail', 'key'] } },
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': { 'ui:row': ['lightsShown', 'mode', 'rate', 'fade', 'contact.mail', 'contact.key'] },
      }),
    file: base,
    at: ['"contact": ', '"contact": ', '"ui:layoutGrid"'],
    pointer: '/uiSchema/contact/ui:layoutGrid',
    message: 'the grid is not drawn: the one around it has places for these fields',
  },
  grid('a title that the grid does not name', {
    row: ['lightsShown', 'mode', 'rate', 'fade', 'contact.mail', 'contact.key'],
    beside: { contact: { 'ui:field': 'LayoutHeaderField' } },
    at: [before, '"LayoutHeaderField"'],
    pointer: '/uiSchema/contact/ui:field',
    message: 'no grid draws this title; name the section in the grid around it',
  }),
  {
    name: 'a title at a field',
    plant: (folder) => folder.set(base, '/uiSchema/mode', { 'ui:field': 'LayoutHeaderField' }),
    file: base,
    at: ['"uiSchema"', '"LayoutHeaderField"'],
    pointer: '/uiSchema/mode/ui:field',
    message: '"LayoutHeaderField" draws the title of a section, and this is none; remove it',
  },
  {
    name: 'a choice between variants of a grid',
    plant: (folder) => folder.set(base, '/uiSchema/mode', { 'ui:field': 'LayoutMultiSchemaField' }),
    file: base,
    at: ['"uiSchema"', '"LayoutMultiSchemaField"'],
    pointer: '/uiSchema/mode/ui:field',
    message: '"LayoutMultiSchemaField" is not one of the allowed values; remove it: a choice between variants',
  },
  {
    name: 'a grid of a definition that lacks a field',
    plant: (folder) => {
      const address = {
        type: 'object',
        additionalProperties: false,
        properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
      };
      folder.set(base, '/schema/definitions', { address });
      folder.set(base, '/schema/properties/home', { $ref: '#/definitions/address' });
      folder.set(base, '/uiSchema/ui:definitions', {
        '#/definitions/address': { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': ['a'] } },
      });
    },
    file: base,
    at: ['"ui:definitions"', '"ui:layoutGrid"'],
    pointer: '/uiSchema/ui:definitions/#~1definitions~1address/ui:layoutGrid',
    message: 'the grid lacks "b": users could not reach it',
  },
];
