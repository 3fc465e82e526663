// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import type { FormStore } from '../store/form-store-contract';
import { SchemaForm } from './schema-form';

afterEach(cleanup);

const widgets = { text: TextWidget, select: TextWidget, number: TextWidget, switch: TextWidget };
const messages = {
  'forms/notice_settings/sms': {
    'sms.title': 'SMS',
    'sms.operator.title': 'Operator',
    'sms.appKey.title': 'App key',
    'sms.appKey.help': 'From the operator',
    'sms.signName.title': 'Signature',
    'sms.signColor.title': 'Colour',
  },
};
const messagesZh = { 'forms/notice_settings/sms': { 'sms.appKey.title': '应用标识' } };
const english = testMessages('en', messages);

function aStore(form = smsForm, values: JsonObject = { sms: { operator: 'ali', appKey: 'key' } }): FormStore {
  return createFormStore({ form, compiled: compileForm(form), values });
}

describe('SchemaForm', () => {
  it('names each input by its label, and describes it by help and error', async () => {
    const store = aStore();
    render(<SchemaForm store={store} widgets={widgets} messages={english} />);
    const input = screen.getByLabelText(/^App key/);
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).toHaveAccessibleDescription('From the operator');
    await userEvent.clear(input);
    await waitFor(() => expect(input).toHaveAccessibleDescription('App key cannot be empty From the operator'));
    expect(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('hides the title above an input, which keeps it as its name', () => {
    const uiSchema = { sms: { appKey: { 'ui:options': { label: false } } } };
    render(<SchemaForm store={aStore({ ...smsForm, uiSchema })} widgets={widgets} messages={english} />);
    expect(screen.getByLabelText(/^App key/)).toHaveAccessibleName(/App key/);
    expect(screen.getByText('App key')).toHaveClass('sb-unseen');
    expect(screen.getByText('Operator')).not.toHaveClass('sb-unseen');
  });

  it('renders sections as groups named by their heading', () => {
    render(<SchemaForm store={aStore()} widgets={widgets} messages={english} />);
    const section = screen.getByRole('region', { name: 'SMS' });
    expect(within(section).getByRole('heading', { name: 'SMS' })).toBeVisible();
    expect(within(section).getByLabelText('Operator *')).toHaveValue('ali');
  });

  it('shows and hides a field with its condition, and restores its value', async () => {
    render(<SchemaForm store={aStore()} widgets={widgets} messages={english} />);
    await userEvent.type(screen.getByLabelText(/Signature/), 'mine');
    const operator = screen.getByLabelText(/Operator/);
    await userEvent.clear(operator);
    expect(screen.queryByLabelText(/Signature/)).toBeNull();
    await userEvent.type(operator, 'ali');
    expect(screen.getByLabelText(/Signature/)).toHaveValue('mine');
  });

  it('shows a deprecated field only with a value, described by its message, also after it was emptied', async () => {
    const appKey = { type: 'string', deprecated: true } as const;
    const form = {
      ...smsForm,
      schema: { type: 'object', properties: { sms: { type: 'object', properties: { appKey } } } } as const,
    };
    const texts = {
      'forms/notice_settings/sms': {
        'sms.title': 'SMS',
        'sms.appKey.title': 'App key',
        'sms.appKey.deprecated': 'Use the token.',
      },
    };
    const forms = (values: JsonObject) => (
      <SchemaForm store={aStore(form, values)} widgets={widgets} messages={testMessages('en', texts)} />
    );
    const { rerender } = render(forms({}));
    expect(screen.queryByRole('heading', { name: 'SMS' })).toBeNull();
    rerender(forms({ sms: { appKey: 'key' } }));
    const input = screen.getByLabelText('App key');
    expect(input).toHaveAccessibleDescription('Use the token.');
    await userEvent.clear(input);
    expect(input).toBeVisible();
  });

  it('changes labels and errors together when the user changes the language', () => {
    const store = aStore(smsForm, { sms: { operator: 'ali' } });
    const { rerender } = render(<SchemaForm store={store} widgets={widgets} messages={english} />);
    act(() => store.touch('/sms/appKey'));
    expect(screen.getByText('App key cannot be empty')).toBeVisible();
    rerender(<SchemaForm store={store} widgets={widgets} messages={testMessages('zh-Hans', messagesZh)} />);
    expect(screen.getByText('应用标识不能为空')).toBeVisible();
    expect(screen.getByLabelText(/应用标识/)).toBeVisible();
  });

  it('moves focus to the first invalid field when a submit finds errors', async () => {
    const store = aStore(smsForm, { sms: { operator: 'ali' } });
    render(<SchemaForm store={store} widgets={widgets} messages={english} />);
    await act(() => store.submit(async () => {}));
    expect(screen.getByLabelText(/App key/)).toHaveFocus();
  });

  it('handles a focus request from before the first render once it can take focus, and only once', () => {
    const store = aStore();
    store.focus('/sms/appKey');
    const { rerender, unmount } = render(<SchemaForm store={store} widgets={widgets} messages={english} disabled />);
    expect(screen.getByLabelText(/App key/)).not.toHaveFocus();
    rerender(<SchemaForm store={store} widgets={widgets} messages={english} />);
    expect(screen.getByLabelText(/App key/)).toHaveFocus();
    unmount();
    render(<SchemaForm store={store} widgets={widgets} messages={english} />);
    expect(screen.getByLabelText(/App key/)).not.toHaveFocus();
  });

  it('shows errors of the server until the field is edited', async () => {
    const errors = [{ pointer: '/sms/appKey', keyword: 'unique', params: {} }];
    render(<SchemaForm store={aStore()} widgets={widgets} messages={english} serverErrors={errors} />);
    expect(screen.getByText('App key must not repeat')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/App key/), 'x');
    expect(screen.queryByText('App key must not repeat')).toBeNull();
  });

  it('shows the message of the server for an error that it has no message for', () => {
    const errors = [{ pointer: '/sms/appKey', keyword: 'taken', params: { message: 'Another one has this key' } }];
    render(<SchemaForm store={aStore()} widgets={widgets} messages={english} serverErrors={errors} />);
    expect(screen.getByText('Another one has this key')).toBeVisible();
  });

  it('disables all inputs while it is disabled', () => {
    render(<SchemaForm store={aStore()} widgets={widgets} messages={english} disabled />);
    for (const input of screen.getAllByRole('textbox')) expect(input).toBeDisabled();
  });
});
