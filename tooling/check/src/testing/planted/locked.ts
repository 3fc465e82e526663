import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };

interface Locked {
  schema?: JsonObject;
  ui?: JsonObject;
  /** Where `added` is required. */
  required: string;
  at: string[];
  pointer: string;
}

function locked(name: string, { schema = text, ui = {}, required, at, pointer }: Locked): Planted {
  return {
    name,
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', schema);
      folder.set(base, '/uiSchema/added', ui);
      folder.set(base, required, ['added']);
    },
    file: base,
    at,
    pointer,
    message: 'the field is required and has no default, but no user can enter it',
  };
}

const always = '/schema/required';
const sometimes = '/schema/allOf/0/then/required';

/** Required fields that no user can enter, and a field that two conditions never show together. */
export const plantedLocked: Planted[] = [
  locked('a required field that is read-only', {
    schema: { ...text, readOnly: true },
    required: always,
    at: ['"readOnly"'],
    pointer: '/schema/properties/added/readOnly',
  }),
  locked('a field that is read-only, and sometimes required', {
    schema: { ...text, readOnly: true },
    required: sometimes,
    at: ['"readOnly"'],
    pointer: '/schema/properties/added/readOnly',
  }),
  locked('a required field that is hidden', {
    ui: { 'ui:widget': 'hidden' },
    required: always,
    at: ['"uiSchema"', '"added": ', '"ui:widget"'],
    pointer: '/uiSchema/added/ui:widget',
  }),
  locked('a required field whose input is read-only', {
    ui: { 'ui:readonly': true },
    required: always,
    at: ['"ui:readonly"'],
    pointer: '/uiSchema/added/ui:readonly',
  }),
  locked('a required field whose input is disabled', {
    ui: { 'ui:disabled': true },
    required: always,
    at: ['"ui:disabled"'],
    pointer: '/uiSchema/added/ui:disabled',
  }),
  {
    name: 'a field that two conditions never show together',
    plant: (folder) => {
      const blinks = { properties: { mode: { const: 'blink' } }, required: ['mode'] };
      folder.set(base, '/schema/allOf/1', { if: blinks, then: { properties: { rate: false } } });
    },
    file: base,
    at: ['"rate"'],
    pointer: '/schema/properties/rate',
    message: 'two conditions that are never true together show this field: it is never shown',
  },
];
