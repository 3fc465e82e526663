// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { aForm, smsForm } from '../../testing/a-form';
import { bigForm } from '../../testing/big-form';
import { compileForm } from '../../testing/compile-form';
import { testWords } from '../../testing/form-words';
import { TextWidget } from '../../testing/text-widget';
import { useFormStatus } from '../hooks';
import { createFormStore, type FormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';
import { SchemaForm } from './schema-form';

afterEach(cleanup);

const widgets = { text: TextWidget, select: TextWidget, number: TextWidget, switch: TextWidget };
const words = {
  'forms/notice_settings/sms': {
    'sms.title': 'SMS', 'sms.operator.title': 'Operator', 'sms.appKey.title': 'App key', 'sms.appKey.help': 'From the operator', 'sms.signName.title': 'Signature',
    'sms.signColor.title': 'Colour',
  },
};
const wordsZh = { 'forms/notice_settings/sms': { 'sms.appKey.title': '应用标识' } };
const english = testWords('en', words);

function aStore(form = smsForm, values: JsonObject = { sms: { operator: 'ali', appKey: 'key' } }): FormStore {
  return createFormStore({ form, compiled: compileForm(form), values });
}

describe('SchemaForm', () => {
  it('names each input by its label, and describes it by help and fault', async () => {
    const store = aStore();
    render(<SchemaForm store={store} widgets={widgets} words={english} />);
    const input = screen.getByLabelText(/^App key/);
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).toHaveAccessibleDescription('From the operator');
    await userEvent.clear(input);
    await waitFor(() => expect(input).toHaveAccessibleDescription('App key cannot be empty From the operator'));
    expect(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('draws sections as groups named by their heading', () => {
    render(<SchemaForm store={aStore()} widgets={widgets} words={english} />);
    const section = screen.getByRole('region', { name: 'SMS' });
    expect(within(section).getByRole('heading', { name: 'SMS' })).toBeVisible();
    expect(within(section).getByLabelText('Operator *')).toHaveValue('ali');
  });

  it('shows and hides a field with its condition, and brings its value back', async () => {
    render(<SchemaForm store={aStore()} widgets={widgets} words={english} />);
    await userEvent.type(screen.getByLabelText(/Signature/), 'mine');
    const operator = screen.getByLabelText(/Operator/);
    await userEvent.clear(operator);
    expect(screen.queryByLabelText(/Signature/)).toBeNull();
    await userEvent.type(operator, 'ali');
    expect(screen.getByLabelText(/Signature/)).toHaveValue('mine');
  });

  it('changes labels and faults together when the reader changes language', () => {
    const store = aStore(smsForm, { sms: { operator: 'ali' } });
    const { rerender } = render(<SchemaForm store={store} widgets={widgets} words={english} />);
    act(() => store.touch('/sms/appKey'));
    expect(screen.getByText('App key cannot be empty')).toBeVisible();
    rerender(<SchemaForm store={store} widgets={widgets} words={testWords('zh-Hans', wordsZh)} />);
    expect(screen.getByText('应用标识不能为空')).toBeVisible();
    expect(screen.getByLabelText(/应用标识/)).toBeVisible();
  });

  it('moves focus to the first faulty field when a submit finds faults', async () => {
    const store = aStore(smsForm, { sms: { operator: 'ali' } });
    render(<SchemaForm store={store} widgets={widgets} words={english} />);
    await act(() => store.submit(async () => {}));
    expect(screen.getByLabelText(/App key/)).toHaveFocus();
  });

  it('shows faults of the server until the field is edited', async () => {
    const faults = [{ pointer: '/sms/appKey', keyword: 'unique', params: {} }];
    render(<SchemaForm store={aStore()} widgets={widgets} words={english} serverFaults={faults} />);
    expect(screen.getByText('App key must not repeat')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/App key/), 'x');
    expect(screen.queryByText('App key must not repeat')).toBeNull();
  });

  it('lets nothing be changed while it is disabled', () => {
    render(<SchemaForm store={aStore()} widgets={widgets} words={english} disabled />);
    for (const input of screen.getAllByRole('textbox')) expect(input).toBeDisabled();
  });
});

describe('among 1,000 fields', () => {
  const form = bigForm(1000);
  const draws = new Map<string, number>();
  function Counting(props: WidgetProps<JsonValue>) {
    draws.set(props.id, (draws.get(props.id) ?? 0) + 1);
    return <TextWidget {...props} />;
  }
  const counting = { text: Counting, number: Counting, switch: Counting, select: Counting };

  // By id: jsdom needs minutes to find one label among 1,000.
  const typeInto = (id: string, texts: string[]) => {
    const input = document.getElementById(id);
    if (input === null) throw new Error(`${id} is not drawn`);
    for (const value of texts) fireEvent.change(input, { target: { value } });
  };

  it('draws the typed field only: its siblings 0 times', () => {
    const store = aStore(form, {});
    let commits = 0;
    render(
      <Profiler id="form" onRender={() => { commits += 1; }}>
        <SchemaForm store={store} widgets={counting} words={english} />
      </Profiler>,
    );
    expect(draws.size).toBe(950);
    draws.clear();
    commits = 0;
    typeInto('bench/big.section7.text0', ['a', 'ab', 'abc']);
    expect(Object.fromEntries(draws)).toEqual({ 'bench/big.section7.text0': 3 });
    expect(commits).toBe(3);
  });

  it('draws one field more when a condition comes to hold', () => {
    const store = aStore(form, {});
    render(<SchemaForm store={store} widgets={counting} words={english} />);
    draws.clear();
    act(() => store.setValue('/section3/switch16', true));
    expect(Object.fromEntries(draws)).toEqual({ 'bench/big.section3.switch16': 1, 'bench/big.section3.text11': 1 });
  });

  it('tells Save of a change of state only, not of each keystroke', () => {
    const store = aStore(form, {});
    let statusDraws = 0;
    function Save() {
      statusDraws += 1;
      return <button disabled={!useFormStatus(store).isDirty}>Save</button>;
    }
    render(<><SchemaForm store={store} widgets={counting} words={english} /><Save /></>);
    typeInto('bench/big.section0.text0', ['a', 'ab', 'abc']);
    expect(screen.getByText('Save')).toBeEnabled();
    expect(statusDraws).toBe(2);
  });
});

describe('islands', () => {
  const form = aForm({
    schema: {
      type: 'object',
      properties: {
        tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
        step: { type: 'integer' },
        contact: {
          oneOf: [
            { type: 'object', properties: { mail: { type: 'string' } }, required: ['mail'], additionalProperties: false },
            { type: 'object', properties: { phone: { type: 'string' } }, required: ['phone'], additionalProperties: false },
          ],
        },
        plain: { type: 'string' },
      },
    },
    uiSchema: { step: { 'ui:widget': 'updown' } },
  });
  const island = testWords('en', { 'forms/settings/base': {
    'tags.title': 'Tags', 'tags.items.title': 'Tag', 'step.title': 'Step', 'contact.title': 'Contact', 'contact.mail.title': 'Mail', 'contact.phone.title': 'Phone',
    'contact.options.0': 'By mail', 'contact.options.1': 'By phone', 'plain.title': 'Plain',
  } });

  it('draw by RJSF what has no widget of ours, and keep the value whole', async () => {
    const store = aStore(form, { tags: ['a', 'b'], step: 1, contact: { phone: '1' } });
    render(<SchemaForm store={store} widgets={widgets} words={island} />);
    const step = await screen.findByLabelText('Step', {}, { timeout: 20_000 });
    await userEvent.clear(step);
    await userEvent.type(step, '7');
    const [first] = screen.getAllByLabelText(/^Tag/, { selector: 'input' });
    if (first === undefined) throw new Error('no tag is drawn');
    await userEvent.type(first, 'xyz');
    expect(store.values()).toEqual({ tags: ['axyz', 'b'], step: 7, contact: { phone: '1' } });
    expect(await screen.findByText('Tag can have at most 3 characters')).toBeVisible();
  });

  it('choose the branch that fits by reading schemas as data, never by compiling them', async () => {
    const store = aStore(form, { contact: { phone: '1' } });
    render(<SchemaForm store={store} widgets={widgets} words={island} />);
    expect(await screen.findByLabelText(/Phone/)).toHaveValue('1');
    expect(screen.queryByLabelText(/^Mail/)).toBeNull();
    expect(screen.getByText('By phone')).toBeInTheDocument();
  });

  it('are not drawn again by an edit of another field', async () => {
    const store = aStore(form, { step: 1 });
    let commits = 0;
    render(<Profiler id="form" onRender={() => { commits += 1; }}><SchemaForm store={store} widgets={widgets} words={island} /></Profiler>);
    await screen.findByLabelText('Step');
    const before = document.getElementById('settings/base.step');
    commits = 0;
    await userEvent.type(screen.getByLabelText('Plain'), 'ab');
    expect(commits).toBe(2);
    expect(document.getElementById('settings/base.step')).toBe(before);
  });
});
