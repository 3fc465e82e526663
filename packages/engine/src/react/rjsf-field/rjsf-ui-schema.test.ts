import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { rjsfUiSchema } from './rjsf-ui-schema';

const text: JsonSchema = { type: 'string' };
const contact: JsonSchema = {
  oneOf: [
    { type: 'object', properties: { by: { const: 'mail' }, to: { type: 'object', properties: { name: text } } } },
  ],
};
const drawn = (ui: UiSchema) =>
  rjsfUiSchema({ schema: contact, uiSchema: ui, message: (part) => (part.endsWith('title') ? part : undefined) });

it('draws the parts of a branch by their uiSchemas on all levels, and takes the focus in none', () => {
  const focused = { 'ui:options': { autofocus: true, rows: 3 } };
  expect(drawn({ ...focused, to: { ...focused, name: { ...focused, 'ui:widget': 'textarea' } } })).toMatchObject({
    'ui:options': { rows: 3 },
    oneOf: [
      {
        by: { 'ui:widget': 'hidden', 'ui:title': 'by.title' },
        to: {
          'ui:title': 'to.title',
          'ui:options': { rows: 3 },
          name: { 'ui:title': 'to.name.title', 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
        },
      },
    ],
  });
  expect(JSON.stringify(drawn({ to: { ...focused, name: focused } })['oneOf'])).not.toContain('autofocus');
});

it('keeps what is of the choice itself out of its branches', () => {
  expect(drawn({ 'ui:order': ['to', 'by'] })['oneOf']).toEqual([
    expect.not.objectContaining({ 'ui:order': ['to', 'by'] }),
  ]);
});

it('has the help of a choice once, and that of its parts in its branches', () => {
  const message = (part: string) => (part.endsWith('help') ? part : undefined);
  const { 'ui:description': help, oneOf } = rjsfUiSchema({ schema: contact, uiSchema: {}, message });
  expect(help).toBe('help');
  expect(oneOf).toEqual([expect.not.objectContaining({ 'ui:description': 'help' })]);
  expect(oneOf).toMatchObject([{ to: { 'ui:description': 'to.help' } }]);
});
