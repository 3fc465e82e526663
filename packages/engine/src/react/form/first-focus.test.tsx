// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { UiSchema } from '@signalbox/schemas';
import { smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const widgets = { text: TextWidget, select: TextWidget, number: TextWidget, switch: TextWidget };
const focused = { 'ui:options': { autofocus: true } };

interface DrawOptions {
  operator?: string;
  disabled?: boolean;
  hasFirstFocus?: boolean;
}

function draw(sms: UiSchema, { operator = 'ali', ...props }: DrawOptions = {}) {
  const form = { ...smsForm, uiSchema: { sms } };
  const messages = testMessages('en', {
    'forms/notice_settings/sms': {
      'sms.title': 'SMS',
      'sms.operator.title': 'Operator',
      'sms.appKey.title': 'App key',
      'sms.signName.title': 'Signature',
      'sms.signColor.title': 'Colour',
    },
  });
  const store = createFormStore({ form, compiled: compileForm(form), values: { sms: { operator } } });
  renderForm({ store, widgets, messages, ...props });
  return store;
}

/** Resolves after the timer of the drawn form that sets the focus: timers of the same delay run in order. */
const timerRun = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('focuses the first field that asks for it, if nothing has the focus', async () => {
  draw({ appKey: focused, operator: focused });
  await timerRun();
  expect(screen.getByLabelText(/Operator/)).toHaveFocus();
});

it('passes over a field that is hidden', async () => {
  draw({ 'ui:order': ['signName', '*'], signName: focused, appKey: focused }, { operator: 'other' });
  expect(screen.queryByLabelText(/Signature/)).toBeNull();
  await waitFor(() => expect(screen.getByLabelText(/App key/)).toHaveFocus());
});

it('leaves the focus where the user is', async () => {
  const tab = document.body.appendChild(document.createElement('button'));
  tab.focus();
  draw({ appKey: focused });
  await timerRun();
  expect(tab).toHaveFocus();
});

it('takes the focus from the page around it, which is set when the page opens', async () => {
  document.body.tabIndex = -1;
  onTestFinished(() => document.body.removeAttribute('tabindex'));
  document.body.focus();
  draw({ appKey: focused });
  await waitFor(() => expect(screen.getByLabelText(/App key/)).toHaveFocus());
});

it('focuses nothing in a form that cannot be changed', async () => {
  draw({ appKey: focused }, { disabled: true });
  await timerRun();
  expect(document.body).toHaveFocus();
});

it('focuses nothing in a preview, which is drawn anew while the user is at work', async () => {
  draw({ appKey: focused }, { hasFirstFocus: false });
  await timerRun();
  expect(document.body).toHaveFocus();
});

it('focuses nothing on a touch screen', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(pointer: coarse)',
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  draw({ appKey: focused });
  await timerRun();
  expect(document.body).toHaveFocus();
});
