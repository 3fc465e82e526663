// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByLabelText('Field');

it.each(['text', 'textarea', 'password'])('%s outputs the typed text and is cleared when emptied', async (widget) => {
  const { user, given } = renderWidget(widget, { value: 'old' });
  await user.clear(input());
  expect(given.value).toBeUndefined();
  await user.type(input(), 'new');
  expect(given.value).toBe('new');
});

it.each(['text', 'textarea'])(
  '%s keeps an emptied text that has a default, which would else come back',
  async (widget) => {
    const { user, given } = renderWidget(widget, {
      value: 'old',
      schema: { type: 'string', default: 'The network is down' },
    });
    await user.clear(input());
    expect(given.value).toBe('');
  },
);

it.each(['text', 'textarea'])(
  '%s has the empty value of the form when it is emptied, also if it is required',
  async (widget) => {
    const { user, given } = renderWidget(widget, { value: 'old', required: true, options: { emptyValue: '' } });
    await user.clear(input());
    expect(given.value).toBe('');
  },
);

it.each(['text', 'textarea'])('%s shows an empty value that is a text at once', async (widget) => {
  const { user, given } = renderWidget(widget, { value: 'o', options: { emptyValue: 'none' } });
  await user.clear(input());
  expect(given).toMatchObject({ value: 'none' });
  // Else the form would not render, and the input would stay empty.
  expect(given.how?.isShown).not.toBe(true);
  expect(input()).toHaveValue('none');
});

it.each(['text', 'textarea'])('%s has no value where null is the empty value, also with a default', async (widget) => {
  const schema = { type: 'string', default: 'usual' } as const;
  const { user, given } = renderWidget(widget, { value: 'o', schema, options: { emptyValue: null } });
  await user.clear(input());
  expect(given.value).toBeUndefined();
});

it.each(['text', 'textarea'])('%s lets the browser fill in only what the form names', (widget) => {
  renderWidget(widget, { options: { autocomplete: 'organization' } });
  expect(input()).toHaveAttribute('autocomplete', 'organization');
});

it.each(['text', 'textarea'])('%s lets the browser fill in nothing by itself', (widget) => {
  renderWidget(widget);
  expect(input()).toHaveAttribute('autocomplete', 'off');
});

it.each([
  ['tel', 'tel'],
  ['email', 'text'],
  ['url', 'text'],
])('has the keyboard for %s on touch screens, and no validation by the browser', (inputType, type) => {
  renderWidget('text', { options: { inputType } });
  expect(input()).toHaveAttribute('inputmode', inputType);
  expect(input()).toHaveAttribute('type', type);
  expect(input()).toHaveAttribute('dir', 'ltr');
});

it('clears a required text even if it has a default, so that the error is shown', async () => {
  const { user, given } = renderWidget('text', {
    value: 'old',
    required: true,
    schema: { type: 'string', default: 'x' },
  });
  await user.clear(input());
  expect(given.value).toBeUndefined();
});

it('exposes an invalid, required and described value to assistive technology', () => {
  renderWidget('text', { required: true, isInvalid: true, describedBy: 'note' });
  expect(input()).toBeInvalid();
  expect(input()).toBeRequired();
  expect(input()).toHaveAttribute('aria-describedby', 'note');
});

it.each([
  [{ type: 'string', pattern: '^https?://[^ ]+$' }, 'ltr', 'url'],
  [{ type: 'string', format: 'uri' }, 'ltr', 'url'],
  [{ type: 'string', format: 'email' }, 'ltr', 'email'],
  [{ type: 'string', pattern: '^/' }, 'auto', null],
] as const)('shows an address from left to right in all languages: %j', (schema, direction, mode) => {
  renderWidget('text', { schema });
  expect(input()).toHaveAttribute('dir', direction);
  expect(input().getAttribute('inputmode')).toBe(mode);
});

const trimming = [
  { type: 'string', format: 'host' },
  { type: 'string', format: 'key' },
  { type: 'string', format: 'line' },
  { type: 'string', format: 'email' },
  { type: 'string', pattern: '^https?://[^ ]+$' },
  { type: 'string', pattern: '^\\S+@\\S+$' },
] as const;
it.each(trimming)('removes copied blanks once the input is left, where they are an error: %j', async (schema) => {
  const { user, given, elsewhere } = renderWidget('text', { schema });
  await user.type(input(), ' \u00a0a b\u3000');
  expect(given.value).toBe(' \u00a0a b\u3000');
  await user.click(elsewhere());
  expect(given.value).toBe('a b');
  expect(input()).toHaveValue('a b');
});

it('has no value after blanks alone are left, where they are an error', async () => {
  const { user, given, elsewhere } = renderWidget('text', { schema: { type: 'string', format: 'host' } });
  await user.type(input(), '  ');
  await user.click(elsewhere());
  expect(given.value).toBeUndefined();
  expect(input()).toHaveValue('');
});

it.each([{ type: 'string' }, { type: 'string', pattern: '^/' }] as const)(
  'keeps the blanks of a text that may have them: %j',
  async (schema) => {
    const { user, given, elsewhere } = renderWidget('text', { schema });
    await user.type(input(), ' a ');
    await user.click(elsewhere());
    expect(given.value).toBe(' a ');
  },
);

it('changes nothing when an input without copied blanks is left', async () => {
  const { user, given, elsewhere } = renderWidget('text', { value: 'a', schema: { type: 'string', format: 'host' } });
  await user.click(input());
  await user.click(elsewhere());
  expect(given.times).toBe(0);
});

it('masks a password until the user reveals it', () => {
  renderWidget('password', { value: 'secret' });
  expect(input()).toHaveAttribute('type', 'password');
});

it('cannot be typed into while disabled', async () => {
  const { user, given } = renderWidget('text', { value: 'a', disabled: true });
  await user.type(input(), 'b');
  expect(given.times).toBe(0);
});

it('shows a value of another type as empty', () => {
  renderWidget('text', { value: { zh_Hans: 'x' } });
  expect(input()).toHaveValue('');
});

it('shows a text that is set from outside, and does not output it', async () => {
  const { user, given, setOutside } = renderWidget('text', { value: 'old' });
  await user.type(input(), 'er');
  act(() => setOutside('saved by another user'));
  expect(input()).toHaveValue('saved by another user');
  expect(given.value).toBe('older');
  act(() => setOutside(undefined));
  expect(input()).toHaveValue('');
});

it('keeps the caret while the user types in the middle of a text', async () => {
  const { user, given } = renderWidget('text', { value: 'ad' });
  await user.click(input());
  await user.keyboard('{ArrowLeft}bc');
  expect(given.value).toBe('abcd');
});

it('tags are ended by Enter or a comma, trimmed and not repeated', async () => {
  const { user, given } = renderWidget('tags', { value: ['north'] });
  await user.click(await screen.findByRole('combobox', { name: 'Field' }));
  await user.keyboard('south,{Enter}');
  expect(given.value).toEqual(['north', 'south']);
  await user.keyboard(' south {Enter}');
  expect(given.value).toEqual(['north', 'south']);
});

it('tags are removed by Backspace, and the last one clears the field', async () => {
  const { user, given } = renderWidget('tags', { value: ['north', 'south'] });
  await user.click(await screen.findByRole('combobox', { name: 'Field' }));
  await user.keyboard('{Backspace}');
  expect(given.value).toEqual(['north']);
  await user.keyboard('{Backspace}');
  expect(given.value).toBeUndefined();
});
