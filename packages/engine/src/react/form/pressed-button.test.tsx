// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

const text = { type: 'string', minLength: 1, maxLength: 20 } as const;
const form = aForm({
  id: 'test/presses',
  schema: { type: 'object', required: ['host'], properties: { host: text, port: text } },
});

afterEach(cleanup);

function renderPresses() {
  const store = createFormStore({ form, compiled: compileForm(form), values: {} });
  renderForm({ store, widgets: { text: TextWidget }, messages: testMessages('en') });
  return userEvent.setup();
}

const host = () => screen.getByRole('textbox', { name: 'host' });
const port = () => screen.getByRole('textbox', { name: 'port' });

it('shows the error of a field that the user leaves by a press when the press ends', async () => {
  const user = renderPresses();
  await user.click(host());
  await user.pointer({ keys: '[MouseLeft>]', target: port() });
  expect(port()).toHaveFocus();
  expect(host()).not.toBeInvalid();
  await user.pointer('[/MouseLeft]');
  await expect.poll(host).toBeInvalid();
});

it('shows it at once when the user leaves by a key', async () => {
  const user = renderPresses();
  await user.click(host());
  await user.tab();
  expect(port()).toHaveFocus();
  expect(host()).toBeInvalid();
});

it('shows it at the next key after a press that has no end', async () => {
  const user = renderPresses();
  await user.click(host());
  await user.pointer({ keys: '[MouseLeft>]', target: port() });
  await user.keyboard('8');
  await expect.poll(host).toBeInvalid();
});
