// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonValue } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';

afterEach(cleanup);

const file = { type: 'string', format: 'data-url', maxLength: 400 } as const;
const note = 'data:text/plain;name=note.txt;base64,aGVsbG8=';
const form = aForm({
  schema: {
    type: 'object',
    properties: {
      report: {
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            properties: { plan: file, plans: { type: 'array', maxItems: 2, items: file } },
          },
          { type: 'string', maxLength: 9 },
        ],
      },
    },
  },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'report.title': 'Report',
    'report.plan.title': 'Plan',
    'report.plans.title': 'Plans',
    'report.options.0': 'Files',
    'report.options.1': 'A text',
  },
});

/** Enters the same file for one and for several. */
function FileWidget({ id, label, schema, onChange }: WidgetProps<JsonValue>) {
  return (
    <button id={id} type="button" onClick={() => onChange(schema.type === 'array' ? [note] : note)}>
      {`Choose for ${label}`}
    </button>
  );
}

it('files in what RJSF draws have our widget, one as well as several', async () => {
  const store = createFormStore({ form, compiled: compileForm(form), values: {} });
  renderForm({ store, widgets: { text: TextWidget, 'data-url': FileWidget }, messages });
  await userEvent.click(await screen.findByText('Choose for Plan'));
  await userEvent.click(screen.getByText('Choose for Plans'));
  expect(store.values()).toEqual({ report: { plan: note, plans: [note] } });
  expect(store.validate()).toBe(true);
  expect(document.querySelector('input[type=file]')).toBeNull();
});
