// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const add = () => screen.findByRole('button', { name: 'Add to Field' });
const names = () => screen.getAllByRole('textbox', { name: 'Name in Field' });

it('adds a name with its text by keyboard, and stores it once it has a name', async () => {
  const { user, given } = renderWidget('text-map');
  (await add()).focus();
  await user.keyboard('{Enter}');
  expect(names()[0]).toHaveFocus();
  await user.tab();
  await user.keyboard('first');
  expect(given.value).toBeUndefined();
  await user.tab({ shift: true });
  await user.keyboard('__proto__');
  expect(JSON.stringify(given.value)).toBe('{"__proto__":"first"}');
});

it('shows a stored map, renames in its place, and removes', async () => {
  const { user, given } = renderWidget('text-map', { value: { a: '1', b: '2' } });
  await add();
  await user.type(names()[0]!, '2');
  expect(Object.entries(given.value ?? {})).toEqual([
    ['a2', '1'],
    ['b', '2'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove “a2” from Field' }));
  expect(given.value).toEqual({ b: '2' });
  expect(await add()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove “b” from Field' }));
  expect(given.value).toBeUndefined();
});

it('keeps both rows of a repeated name, and says that only the last one is saved', async () => {
  const { user, given } = renderWidget('text-map', { value: { a: '1', ab: '2' } });
  await add();
  await user.type(names()[1]!, '{Backspace}');
  expect(names()).toHaveLength(2);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('“a” is there more than once: only the last one is saved');
  expect(names()[1]).toHaveAccessibleDescription(/more than once/);
  expect(given.value).toEqual({ a: '2' });
});

it('follows a value from outside', async () => {
  const { setOutside } = renderWidget('text-map', { value: { a: '1' } });
  await add();
  setOutside({ z: '26' });
  expect(await screen.findByDisplayValue('26')).toBeInTheDocument();
  expect(names()).toHaveLength(1);
});
