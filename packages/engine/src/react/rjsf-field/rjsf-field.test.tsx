// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { aForm, rejected } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';

afterEach(cleanup);

const widgets = { text: TextWidget };

describe('RJSF fields', () => {
  const form = aForm({
    schema: {
      type: 'object',
      properties: {
        tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
        step: { type: 'integer' },
        contact: {
          oneOf: [
            {
              type: 'object',
              properties: { mail: { type: 'string' } },
              required: ['mail'],
              additionalProperties: false,
            },
            {
              type: 'object',
              properties: {
                phone: { type: 'string' },
                asksFor: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
                menu: { type: 'string' },
              },
              required: ['phone'],
              additionalProperties: false,
              allOf: [
                {
                  if: { properties: { phone: { const: '100' } }, required: ['phone'] },
                  else: { properties: { menu: rejected } },
                },
              ],
            },
          ],
        },
        pair: { type: 'array', items: { type: 'object', properties: { mark: { type: 'string' } } } },
        plain: { type: 'string' },
      },
    },
    uiSchema: {
      step: { 'ui:widget': 'updown' },
      pair: { 'ui:field': 'ArrayField', items: { mark: { 'ui:widget': 'marker' } } },
    },
  });
  const messages = testMessages('en', {
    'forms/settings/base': {
      'tags.title': 'Tags',
      'tags.items.title': 'Tag',
      'step.title': 'Step',
      'contact.title': 'Contact',
      'contact.mail.title': 'Mail',
      'contact.phone.title': 'Phone',
      'contact.asksFor.title': 'Asks for',
      'contact.asksFor.options.0': 'A name',
      'contact.asksFor.options.1': 'A number',
      'contact.menu.title': 'Menu',
      'contact.options.0': 'By mail',
      'contact.options.1': 'By phone',
      'plain.title': 'Plain',
      'pair.title': 'Pair',
      'pair.items.title': 'Entry',
      'pair.items.mark.title': 'Mark',
    },
  });

  const aStore = (values: JsonObject) => createFormStore({ form, compiled: compileForm(form), values });

  it('render values without a widget of ours, and keep the complete value', async () => {
    const store = aStore({ tags: ['a', 'b'], step: 1, contact: { phone: '1' } });
    renderForm({ store, widgets, messages });
    const step = await screen.findByLabelText('Step');
    await userEvent.clear(step);
    await userEvent.type(step, '7');
    const [first] = screen.getAllByLabelText(/^Tag/, { selector: 'input' });
    if (first === undefined) throw new Error('no tag is rendered');
    await userEvent.type(first, 'xyz');
    expect(store.values()).toEqual({ tags: ['axyz', 'b'], step: 7, contact: { phone: '1' } });
    // In the document, not "visible": antd fades it in, and jsdom runs no animation.
    expect(await screen.findByText('Tag can have at most 3 characters')).toBeInTheDocument();
  });

  it('switch branches, and remove the values of the other branch', async () => {
    const store = aStore({ contact: { mail: 'a@b.example' } });
    renderForm({ store, widgets, messages });
    expect(await screen.findByLabelText(/^Mail/)).toHaveValue('a@b.example');
    await choose('By mail', 'By phone');
    const phone = await screen.findByLabelText(/^Phone/);
    expect(screen.queryByLabelText(/^Mail/)).toBeNull();
    expect(screen.queryByLabelText(/^Menu/)).toBeNull();
    await userEvent.type(phone, '100');
    await userEvent.type(await screen.findByLabelText(/^Menu/), '7');
    await choose('A name', 'A number');
    expect(store.values()).toStrictEqual({ contact: { phone: '100', menu: '7' } });
    expect(store.validate()).toBe(true);
  });

  it('offer the branches in our own select too', async () => {
    const store = aStore({ contact: { mail: 'a@b.example' } });
    renderForm({ store, widgets: { text: TextWidget, select: SelectWidget }, messages });
    const branches = await screen.findByDisplayValue('By mail');
    await userEvent.selectOptions(branches, 'By phone');
    await userEvent.type(await screen.findByLabelText(/^Phone/), '5');
    expect(store.values()).toStrictEqual({ contact: { phone: '5' } });
  });

  it('render a number with our number widget', async () => {
    const store = aStore({ contact: { phone: '1', asksFor: 5 } });
    renderForm({ store, widgets: { text: TextWidget, number: NumberWidget }, messages });
    const asked = await screen.findByDisplayValue('5');
    await userEvent.type(asked, '7');
    expect(store.values()).toStrictEqual({ contact: { phone: '1', asksFor: 57 } });
  });

  it('show an error when a form has no precompiled tests', async () => {
    const { rjsfFields: _left, ...compiled } = compileForm(form);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderForm({ store: createFormStore({ form, compiled, values: {} }), widgets, messages });
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
    expect(screen.getByLabelText('Plain')).toBeInTheDocument();
    complain.mockRestore();
  });

  it('choose the branch that fits the value', async () => {
    const store = aStore({ contact: { phone: '1' } });
    renderForm({ store, widgets, messages });
    expect(await screen.findByLabelText(/Phone/)).toHaveValue('1');
    expect(screen.queryByLabelText(/^Mail/)).toBeNull();
    expect(screen.getAllByText('By phone')).not.toHaveLength(0);
  });

  it('do not render for an edit of another field', async () => {
    const store = aStore({ step: 1 });
    const commits = renderForm({ store, widgets, messages });
    await screen.findByLabelText('Step');
    const before = document.getElementById('settings/base.step');
    commits.count = 0;
    await userEvent.type(screen.getByLabelText('Plain'), 'ab');
    expect(commits.count).toBe(2);
    expect(document.getElementById('settings/base.step')).toBe(before);
  });

  it('render our widgets inside', async () => {
    const store = aStore({ pair: [{ mark: 'x' }] });
    renderForm({ store, widgets: { text: TextWidget, marker: TextWidget }, messages });
    const mark = await screen.findByLabelText(/^Mark/);
    await userEvent.type(mark, 'y');
    expect(store.values()).toEqual({ pair: [{ mark: 'xy' }] });
  });
});

/** Like the product's own: renders the enum of its schema. */
function SelectWidget({ id, value, onChange, schema, messages }: WidgetProps<JsonValue>) {
  return (
    <select id={id} value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
      {schema.enum?.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {messages(`options.${String(choice)}`)}
        </option>
      ))}
    </select>
  );
}

/** Accepts numbers only. */
function NumberWidget({ id, value, onChange }: WidgetProps<JsonValue>) {
  return (
    <input
      id={id}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

async function choose(from: string, to: string): Promise<void> {
  const chosen = screen.getByText(from, {
    selector: '.ant-select-content, .ant-select-selection-item, .ant-select-content *',
  });
  const select = chosen.closest('.ant-select')?.querySelector('input');
  if (!select) throw new Error(`Nothing offers ${from}.`);
  await userEvent.click(select);
  await userEvent.click(await screen.findByText(to, { selector: '.ant-select-item-option-content' }));
}
