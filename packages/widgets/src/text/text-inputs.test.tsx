// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByLabelText('Field');

it.each(['text', 'textarea', 'password'])('%s gives out what is typed and is cleared when emptied', async (widget) => {
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

it('clears a required text even where it has a default, so that the fault can be told', async () => {
  const { user, given } = renderWidget('text', {
    value: 'old',
    required: true,
    schema: { type: 'string', default: 'x' },
  });
  await user.clear(input());
  expect(given.value).toBeUndefined();
});

it('tells assistive technology that a value is wrong, required and described', () => {
  renderWidget('text', { required: true, isInvalid: true, describedBy: 'note' });
  expect(input()).toBeInvalid();
  expect(input()).toBeRequired();
  expect(input()).toHaveAttribute('aria-describedby', 'note');
});

it('masks a password until it is asked to show it', () => {
  renderWidget('password', { value: 'secret' });
  expect(input()).toHaveAttribute('type', 'password');
});

it('cannot be typed into while disabled', async () => {
  const { user, given } = renderWidget('text', { value: 'a', disabled: true });
  await user.type(input(), 'b');
  expect(given.times).toBe(0);
});

it('draws a value of another kind as empty instead of breaking', () => {
  renderWidget('text', { value: { zh_Hans: 'x' } });
  expect(input()).toHaveValue('');
});

it('shows a text that comes from elsewhere, and gives out nothing for it', async () => {
  const { user, given, setOutside } = renderWidget('text', { value: 'old' });
  await user.type(input(), 'er');
  act(() => setOutside('saved by somebody else'));
  expect(input()).toHaveValue('saved by somebody else');
  expect(given.value).toBe('older');
  act(() => setOutside(undefined));
  expect(input()).toHaveValue('');
});

it('leaves the caret where somebody types in the middle of a text', async () => {
  const { user, given } = renderWidget('text', { value: 'ad' });
  await user.click(input());
  await user.keyboard('{ArrowLeft}bc');
  expect(given.value).toBe('abcd');
});
