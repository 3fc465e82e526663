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
  'ui:autofocus': 'remove it: the page decides where the focus is, so that it does not jump',
  'ui:emptyValue': 'remove it: an empty input has no value, and is not sent',
  'ui:inputType': 'use "format" in the schema, or another "ui:widget"',
  'ui:autocomplete': 'remove it: browsers would fill in passwords of other pages',
  'ui:enumDisabled': 'remove the values from "enum", or hide the field by a condition',
  'ui:enumOrder': 'write the values of "enum" in this order',
  'ui:hideError': 'remove it: an error that is not shown cannot be corrected',
  'ui:rows': 'write "ui:options": { "rows": 4 }',
  rows: 'write it in "ui:options"',
  inline: 'remove it: choices stand side by side where there is room',
  // Looks
  'ui:classNames': 'remove it: the theme decides how fields look',
  classNames: 'remove it: the theme decides how fields look',
  'ui:style': 'remove it: the theme decides how fields look',
  // Schemas
  dependentRequired: 'use "dependencies"',
  dependentSchemas: 'use "dependencies"',
  patternProperties: 'use "propertyNames" and "additionalProperties"',
  unevaluatedProperties: 'use "additionalProperties": false',
  $defs: 'use "definitions"',
  nullable: 'remove it: a field without a value is not sent',
  hidden: 'write "ui:widget": "hidden" in the uiSchema',
};

/** Widgets of RJSF that forms do not have by this name, with what is drawn in their place. */
const widgets: Record<string, string> = {
  range: 'use "slider", with "minimum" and "maximum" in the schema',
  updown: 'remove it: a number has steps',
  checkbox: 'remove it, or use "switch"',
  email: 'write "format": "email" in the schema',
  uri: 'write "format": "uri" in the schema',
  'data-url': 'use "image": files are uploaded, and the value is their address',
  file: 'use "image": files are uploaded, and the value is their address',
  files: 'use "image" in the items of a list: files are uploaded, and the value is their address',
  'alt-date': 'use "date"',
  'alt-datetime': 'use "date-time"',
  datetime: 'use "date-time"',
};

/** What forms have instead of a widget of this name, if it is known from elsewhere. */
export function widgetInPlaceOf(name: string): string | undefined {
  return Object.hasOwn(widgets, name) ? widgets[name] : undefined;
}

/** What forms have instead of this name, if it is known from elsewhere. */
export function placeOf(name: string): string | undefined {
  return Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
}
