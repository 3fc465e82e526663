/**
 * Names of RJSF's uiSchema and of JSON Schema that forms do not have, with what forms have instead. Most people who
 * write forms know them from elsewhere.
 */
const elsewhere: Record<string, string> = {
  // Texts
  title: 'titles are messages: write "<path>.title" in locales/<language>.json',
  'ui:title': 'titles are messages: write "<path>.title" in locales/<language>.json',
  'ui:description': 'write it as the message "<path>.help" in locales/<language>.json',
  'ui:help': 'write it as the message "<path>.help" in locales/<language>.json',
  'ui:placeholder':
    'write the message "<path>.placeholder", or "examples" in the schema if it is the same in all languages',
  'ui:enumNames': 'titles of choices are messages: write "<path>.options.<value>" in locales/<language>.json',
  enumNames: 'titles of choices are messages: write "<path>.options.<value>" in locales/<language>.json',
  errorMessage: 'write the message "<path>.errors.<keyword>" in locales/<language>.json',
  // Behaviour
  'ui:submitButtonOptions': 'remove it: the page has its own button to save',
  'ui:globalOptions': 'move it to the root of "uiSchema"',
  'ui:hideError': 'remove it: an error that is not shown cannot be corrected',
  rows: 'write it in "ui:options"',
  format: 'remove it: a date is written as the language of the user writes it',
  stars: 'write "maximum" in the schema',
  hideNowButton: 'remove it: the calendar has a button for today',
  hideClearButton: 'remove it; a field that must have a value is in "required"',
  layoutGrid: 'write "ui:layoutGrid" beside "ui:options" in the uiSchema',
  widget: 'write "ui:widget" beside "ui:options" in the uiSchema',
  // Looks
  'ui:fieldReplacesAnyOrOneOf': 'remove it: a field with code of its own is a widget of a plug-in',
  'ui:enableMarkdownInDescription': 'remove it: texts are plain',
  'ui:className': 'remove it: the theme decides how fields look',
  'ui:classNames': 'remove it: the theme decides how fields look',
  classNames: 'remove it: the theme decides how fields look',
  'ui:style': 'remove it: the theme decides how fields look',
  // Schemas
  max: 'use "maximum" for a number, "maxLength" for a text, "maxItems" for a list',
  min: 'use "minimum" for a number, "minLength" for a text, "minItems" for a list',
  length: 'use "maxLength", and "minLength"',
  regex: 'use "pattern"',
  options: 'list the values in "enum"; their titles are messages: "<path>.options.<value>"',
  choices: 'list the values in "enum"; their titles are messages: "<path>.options.<value>"',
  values: 'list the values in "enum"; their titles are messages: "<path>.options.<value>"',
  optional: 'remove it: each field is optional that "required" of its object does not name',
  contentEncoding: 'a small file has "format": "data-url", any other "$ref": "file.json"',
  dependentRequired: 'use "dependencies"',
  dependentSchemas: 'use "dependencies"',
  unevaluatedProperties: 'use "additionalProperties": false',
  prefixItems: 'write the schemas of the places as a list in "items"',
  mapping: 'remove it: a branch is found by the constant in it',
  hidden: 'write "ui:widget": "hidden" in the uiSchema',
};

const ofTheme = 'remove it: the theme decides how fields look';
const ofWidth = 'remove it: columns follow each other; their width is "span"';

/** Names in the layout grids of RJSF and of antd. */
const inGrids: Record<string, string> = {
  className: ofTheme,
  style: ofTheme,
  align: ofTheme,
  justify: ofTheme,
  wrap: ofTheme,
  spacing: 'write "gutter"',
  size: 'write "span"',
  offset: ofWidth,
  order: ofWidth,
  push: ofWidth,
  pull: ofWidth,
  flex: ofWidth,
  xxl: 'write "xl"',
  render: 'remove it: a field with code of its own is a widget of a plug-in',
};

/** Widgets of RJSF that forms do not have by this name, with what is drawn in their place. */
const widgets: Record<string, string> = {
  toggle: 'use "switch"',
  PasswordWidget: 'a password is a secret: write { "$ref": "secret.json" } as its schema, and no widget',
};

/** Schemas without which a widget is of no use, by its name. */
const schemas: Record<string, string> = {
  password: 'a password is a secret: write { "$ref": "secret.json" } as its schema, and no widget',
  code: 'write "contentMediaType": "application/json" in the schema',
  time: 'write { "$ref": "time-of-day.json" } as its schema, or "format": "time" for seconds',
  'data-url': 'write "format": "data-url" in the schema',
};

/** Values of keywords that forms do not have, with what stands in their place. */
const values: Record<string, Record<string, string>> = {
  type: {
    text: 'use "string"',
    int: 'use "integer"',
    float: 'use "number"',
    bool: 'use "boolean"',
    switch: 'use "boolean"',
    list: 'use "array"',
    enum: 'use "string", and list the values in "enum"',
    date: 'write "type": "string", "format": "date"',
    datetime: 'write "type": "string", "format": "date-time"',
    file: 'write { "$ref": "file.json" } as its schema',
    image: 'write { "$ref": "image.json" } as its schema',
    password: 'a password is a secret: write { "$ref": "secret.json" } as its schema',
  },
  format: {
    password: 'a password is a secret: write { "$ref": "secret.json" } as its schema',
    color: 'use the widget "color"',
  },
  field: { LayoutMultiSchemaField: 'remove it: a choice between variants is drawn by itself' },
  autocomplete: {
    'new-password': 'a password is a secret: write { "$ref": "secret.json" } as its schema',
    'current-password': 'a password is a secret: write { "$ref": "secret.json" } as its schema',
    username: 'remove it: browsers would fill in the account of the console',
  },
  inputType: {
    number: 'write "type": "number" in the schema',
    date: 'write "format": "date" in the schema',
    'datetime-local': 'write "format": "date-time" in the schema',
    time: 'write { "$ref": "time-of-day.json" } as its schema',
    color: 'use the widget "color"',
    range: 'use the widget "slider"',
    password: 'a password is a secret: write { "$ref": "secret.json" } as its schema',
    file: 'use the widget "file"',
  },
};

/** Returns how forms write a value of the keyword at the end of `pointer`, if it is known from elsewhere. */
export function valueInPlaceOf(pointer: string, value: string): string | undefined {
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1).replace(/^ui:(?!widget$)/, '');
  if (keyword === 'ui:widget') return widgetInPlaceOf(value);
  const known = Object.hasOwn(values, keyword) ? values[keyword] : undefined;
  return known && Object.hasOwn(known, value) ? known[value] : undefined;
}

/** The schema that a field of this widget has, if it is not its own to decide. */
export function schemaForWidget(name: string): string | undefined {
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** Returns what forms have instead of a widget of this name, if it is known from elsewhere. */
function widgetInPlaceOf(name: string): string | undefined {
  return Object.hasOwn(widgets, name) ? widgets[name] : undefined;
}

/** Returns what forms have instead of this name at the object at `pointer`, if it is known from elsewhere. */
export function placeOf(pointer: string, name: string): string | undefined {
  const isInGrid = pointer.includes('/ui:layoutGrid/');
  if (isInGrid && Object.hasOwn(inGrids, name)) return inGrids[name];
  // RJSF reads each name in `ui:options`, and beside a name in a grid, too, without `ui:`.
  const names = isInGrid || pointer.endsWith('/ui:options') ? [name, `ui:${name}`] : [name];
  const known = names.find((each) => Object.hasOwn(elsewhere, each));
  return known === undefined ? undefined : elsewhere[known];
}
