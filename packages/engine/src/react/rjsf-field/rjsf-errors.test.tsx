// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonValue } from '@signalbox/schemas';
import { errorsOfForm, planForm } from '../../core';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

afterEach(cleanup);

const form = aForm({
  schema: {
    type: 'object',
    properties: {
      tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 3 } },
      stops: {
        type: 'array',
        items: {
          type: 'object',
          required: ['town'],
          properties: { town: { type: 'string' }, note: { type: 'string', maxLength: 3 } },
        },
      },
    },
  },
  uiSchema: { stops: { 'ui:field': 'ArrayField' } },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'tags.title': 'Tags',
    'tags.items.title': 'Tag',
    'stops.title': 'Stops',
    'stops.items.title': 'Stop',
    'stops.items.town.title': 'Town',
    'stops.items.note.title': 'Note',
  },
});
const tooLong = 'Tag can have at most 3 characters';

it('all wrong items of a list have their error at once, each its own', async () => {
  const store = createFormStore({ form, compiled: compileForm(form), values: { tags: ['abcd', 'b'] } });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  const [first, second] = await screen.findAllByLabelText(/^Tag/, { selector: 'input' });
  if (first === undefined || second === undefined) throw new Error('two tags were not rendered');
  await userEvent.type(second, 'xyz');
  // That of the first item is there before the second is too long.
  await waitFor(() => expect(screen.getAllByText(tooLong)).toHaveLength(2));
  for (const input of [first, second]) {
    const item = input.closest<HTMLElement>('.ant-form-item');
    if (item === null) throw new Error('the tag has no place of its own');
    expect(within(item).getByText(tooLong)).toBeInTheDocument();
  }
  await userEvent.type(first, '{Backspace}');
  // antd lets it fade out, and jsdom runs no animation.
  await waitFor(() => expect(document.querySelectorAll('.ant-form-item-has-error')).toHaveLength(1));
});

it('a field still has one error, with those of its other values', () => {
  const compiled = compileForm(form);
  const tags = ['abcd', 'bcde', 'c'];
  const stops: JsonValue = [{ note: 'long' }, { town: 'Bergen', note: 'longer' }];
  expect(errorsOfForm({ plan: planForm(form), compiled, values: { tags, stops } })).toMatchObject([
    {
      field: '/tags',
      pointer: '/tags',
      keyword: 'maxItems',
      also: [
        { pointer: '/tags/0', keyword: 'maxLength' },
        { pointer: '/tags/1', keyword: 'maxLength' },
      ],
    },
    {
      field: '/stops',
      pointer: '/stops/0/town',
      keyword: 'required',
      also: [
        { pointer: '/stops/0/note', keyword: 'maxLength' },
        { pointer: '/stops/1/note', keyword: 'maxLength' },
      ],
    },
  ]);
});
