// @vitest-environment jsdom
import { unreadJson } from '@signalbox/schemas/unread-json';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByRole('textbox', { name: 'Field' });

it('outputs the value of the typed text, and keeps the text as it was typed', async () => {
  const { user, given } = renderWidget('json', { value: { low: 1 } });
  expect(input()).toHaveValue('{\n  "low": 1\n}');
  await user.clear(input());
  expect(given.value).toBeUndefined();
  await user.type(input(), '{{"b":1,  "a":[[[[2]]}');
  expect(given.value).toEqual({ b: 1, a: [[2]] });
  expect(input()).toHaveValue('{"b":1,  "a":[[2]]}');
});

it('outputs a text that is no JSON as such, and shows it again', async () => {
  const { user, given, setOutside } = renderWidget('json', { value: unreadJson('{"a":') });
  expect(input()).toHaveValue('{"a":');
  await user.type(input(), '1');
  expect(given.value).toEqual(unreadJson('{"a":1'));
  await user.type(input(), '}');
  expect(given.value).toEqual({ a: 1 });
  act(() => setOutside({ a: 2 }));
  expect(input()).toHaveValue('{\n  "a": 2\n}');
});

it.each(['12345678901234567890', '{"a":[0.12345678901234567890]}', '1e400', '-1e-400'])(
  'leaves %s as it was typed, and outputs no rounded number',
  async (typed) => {
    const { user, given } = renderWidget('json', {});
    await user.click(input());
    await user.paste(typed);
    expect(given.value).toEqual(unreadJson(typed));
    expect(input()).toHaveValue(typed);
    await user.clear(input());
    await user.paste('{"a":[0.1]}');
    expect(given.value).toEqual({ a: [0.1] });
  },
);

it.each([null, false, 0, 'text', []])('has a text for %j', (value) => {
  renderWidget('json', { value });
  expect(input()).toHaveValue(JSON.stringify(value));
});
