// @vitest-environment jsdom
import { unreadJson } from '@signalbox/schemas/unread-json';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByRole('spinbutton', { name: 'Field' });

it('reads and shows a number with the decimal comma of the language', async () => {
  const { user, given, elsewhere } = renderWidget('number', { language: 'fr', value: 0.5 });
  expect(input()).toHaveValue('0,5');
  for (const [typed, value, shown] of [
    ['7,5', 7.5, '7,5'],
    ['-0,25', -0.25, '-0,25'],
    ['1.234,56', 1234.56, '1234,56'],
    ['1 234,56', 1234.56, '1234,56'],
    ['\u22123', -3, '-3'],
  ] as const) {
    await user.clear(input());
    await user.type(input(), typed);
    expect(given.value).toBe(value);
    expect(input()).toHaveValue(typed);
    await user.click(elsewhere());
    expect(input()).toHaveValue(shown);
  }
});

it.each(['５８７', '5８7', '٥٨٧', '58۷'])('reads pasted digits of any script: %s', async (pasted) => {
  const { user, given, elsewhere } = renderWidget('number', { language: 'ar' });
  await user.click(input());
  await user.paste(pasted);
  await user.click(elsewhere());
  expect(given.value).toBe(587);
  expect(input()).toHaveValue('587');
});

it.each(['1,2,3', '7,5 h', '12345678901234567890', '-'])('keeps "%s" as it was typed, as no number', async (typed) => {
  const { user, given, elsewhere } = renderWidget('number', { language: 'fr', value: 4 });
  await user.clear(input());
  await user.type(input(), typed);
  await user.click(elsewhere());
  expect(given.value).toEqual(unreadJson(typed));
  expect(input()).toHaveValue(typed);
  await user.click(input());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(given.value).toEqual(unreadJson(typed));
  expect(input()).toHaveValue(typed);
});

it('shows a kept text again, as after a change of the tab', () => {
  renderWidget('number', { value: unreadJson('12 kg') });
  expect(input()).toHaveValue('12 kg');
});

it('never moves a typed number into its limits, and steps no further than them', async () => {
  const { user, given, elsewhere } = renderWidget('number', { schema: { type: 'integer', minimum: 1, maximum: 3 } });
  await user.type(input(), '30');
  await user.keyboard('{Enter}');
  await user.click(elsewhere());
  expect(given.value).toBe(30);
  await user.clear(input());
  await user.type(input(), '2');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(given.value).toBe(3);
});

it.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', minimum: 0 }, 'decimal'],
  // The keypads of numbers have no minus on some phones.
  [{ type: 'number' }, 'text'],
] as const)('asks phones for the keypad that %j needs', (schema, mode) => {
  renderWidget('number', { schema });
  expect(input()).toHaveAttribute('inputmode', mode);
});

it('steps decimals exactly, and shows them with the comma', async () => {
  const { user, given } = renderWidget('number', { language: 'fr', value: 0.1, schema: { multipleOf: 0.1 } });
  await user.tab();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(given.value).toBe(0.3);
  expect(input()).toHaveValue('0,3');
});

it('keeps what is no number in a row of a list of values, and in a choice of types', async () => {
  const items = { type: 'array' as const, items: { type: 'number' as const } };
  const { user, given } = renderWidget('values', { schema: items, value: [1, unreadJson('x')] });
  expect(screen.getAllByRole('spinbutton').map((each) => each.getAttribute('value'))).toEqual(['1', 'x']);
  await user.type(screen.getAllByRole('spinbutton')[1] as HTMLElement, 'y');
  expect(given.value).toEqual([1, unreadJson('xy')]);
});

it('reads digits of an input method once they are composed, and never writes into what is composed', async () => {
  const { given } = renderWidget('number');
  const input = screen.getByRole('spinbutton');
  input.focus();
  fireEvent.compositionStart(input);
  for (const composed of ['３', '３０']) {
    fireEvent.input(input, { target: { value: composed } });
    expect(input).toHaveValue(composed);
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(input).toHaveValue(composed);
  }
  expect(given.times).toBe(0);
  fireEvent.compositionEnd(input);
  expect(given.value).toBe(30);
});

const numberWidgets = [
  ['number', undefined],
  ['slider', undefined],
  ['duration', undefined],
  ['login-limit', { type: 'limit', count: 5, key: 'limitCount' }],
  ['error-login', { count: 5, duration: { count: 1, unit: 'm', time: 60 } }],
] as const;
const lines = [
  ['1\n2', unreadJson('1\t2')],
  ['1\r\n000', unreadJson('1\t000')],
  ['12\n', 12],
] as const;
it.each(
  ['en', 'fr', 'de', 'ar', 'zh-Hans'].flatMap((language) =>
    numberWidgets.flatMap(([name, value]) => lines.map(([text, read]) => ({ language, name, value, text, read }))),
  ),
)('reads $text, dropped or pasted into $name in $language, as a whole', ({ language, name, value, text, read }) => {
  const { given } = renderWidget(name, { language, value });
  const [box] = screen.getAllByRole('spinbutton') as [HTMLInputElement];
  box.select();
  const data = { getData: () => text };
  // What the browser does with one line.
  const insert = () => fireEvent.input(box, { target: { value: text.trim() } });
  for (const send of [
    () => fireEvent.drop(box, { dataTransfer: data }),
    () => fireEvent.paste(box, { clipboardData: data }),
  ]) {
    fireEvent.input(box, { target: { value: '' } });
    if (send()) insert();
    expect(JSON.stringify(given.value)).toContain(JSON.stringify(read));
  }
  if (typeof read !== 'number') expect(box).toHaveFocus();
});
