import { addedField as field } from './added-field';
import { base, english, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };

/** Notes, which have no value, and constants, which have one. */
export const plantedNotes: Planted[] = [
  field(
    'a note with a default',
    { type: 'null', default: null },
    {
      at: ['"default"'],
      pointer: '/added/default',
      message: 'a field of the type null is a note, which has no value: "default" says nothing; remove it',
    },
  ),
  field(
    'a deprecated note',
    { type: 'null', deprecated: true },
    { at: ['"deprecated"'], pointer: '/added/deprecated', message: '"deprecated" says nothing' },
  ),
  {
    name: 'a required note',
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', { type: 'null' });
      folder.set(base, '/schema/required', ['added']);
    },
    file: base,
    at: ['"required": [', '"added"'],
    pointer: '/schema/required/0',
    message: '"added" is a note, which has no value: the form could not be saved; remove it from "required"',
  },
  ofWidget('a note with an input', { type: 'null' }, 'textarea', 'takes a text, but this field is null'),
  ofWidget('a note with the input of a secret', { type: 'null' }, 'secret', 'takes a secret, but this field is null'),
  ofWidget(
    'a constant that users could change',
    { ...text, const: 'modbus' },
    'text',
    'takes a text, but this field is a text with a const; remove it for the default one, or use one of: constant',
  ),
  ofWidget('a constant that is none', text, 'constant', 'takes a constant, but this field is a text'),
  field(
    'a choice with one branch',
    { oneOf: [{ ...text, minLength: 2 }] },
    {
      at: ['"oneOf"'],
      pointer: '/added/oneOf',
      message: '"oneOf" has one branch: there is nothing to choose; write what the branch says in the place of "oneOf"',
    },
  ),
  {
    name: 'a sentence for an error that cannot occur',
    plant: (folder) => folder.set(english, '/mode.errors.maximum', 'Too many.'),
    file: english,
    at: ['"mode.errors.maximum"'],
    pointer: '/mode.errors.maximum',
    message:
      'the message "mode.errors.maximum" is of an error that cannot occur: the field has no such limit; remove it',
  },
  field(
    'a constant of another type',
    { ...text, const: 3 },
    { at: ['"const": ', '3'], pointer: '/added/const', message: '3 can never be chosen: a value here must be string' },
  ),
  field(
    'a default that is not the constant',
    { ...text, const: 'modbus', default: 'profibus' },
    { at: ['"default": ', '"profibus"'], pointer: '/added/default', message: 'must be equal to constant' },
  ),
];

function ofWidget(name: string, schema: Parameters<typeof field>[1], widget: string, message: string): Planted {
  return {
    name,
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', schema);
      folder.set(base, '/uiSchema/added', { 'ui:widget': widget });
    },
    file: base,
    at: ['"uiSchema"', '"added": ', '"ui:widget": ', ''],
    pointer: '/uiSchema/added/ui:widget',
    message: `the widget "${widget}" ${message}`,
  };
}
