// @vitest-environment jsdom
import '../testing/browser-gaps';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { fullSelect, loadFullSelect } from './load-full-select';
import { SingleSelect } from './single-select';

// Simulates the network: whether and when antd's code arrives.
vi.mock('./load-full-select');
let arrive: (isThere: boolean) => Promise<void>;

beforeEach(() => {
  const waiting: ((isThere: boolean) => void)[] = [];
  vi.mocked(fullSelect).mockReturnValue(undefined);
  vi.mocked(loadFullSelect).mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
  arrive = (isThere) =>
    act(async () => {
      if (isThere) vi.mocked(fullSelect).mockReturnValue(Select);
      for (const resolve of waiting.splice(0)) resolve(isThere);
    });
});

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Pear' },
];
function renderFruit() {
  render(
    <>
      <SingleSelect aria-label="Fruit" value="a" options={options} onChange={() => {}} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}
const fruit = () => screen.getByRole('combobox', { name: 'Fruit' });

it.each(['{ArrowDown}', 'p', '{ArrowDown}{ArrowDown}'])(
  'opens when it is loaded, for "%s" pressed before',
  async (key) => {
    const user = renderFruit();
    await user.tab();
    await user.keyboard(key);
    expect(fruit()).toHaveAttribute('aria-expanded', 'false');
    await arrive(true);
    expect(fruit()).toHaveAttribute('aria-expanded', 'true');
    expect(fruit()).toHaveFocus();
  },
);

it('opens when it is loaded, for a click before', async () => {
  const user = renderFruit();
  await user.click(fruit());
  await arrive(true);
  expect(fruit()).toHaveAttribute('aria-expanded', 'true');
});

it('stays closed without focus when the user moved focus before it is loaded', async () => {
  const user = renderFruit();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await arrive(true);
  expect(fruit()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('stays closed after Escape', async () => {
  const user = renderFruit();
  await user.tab();
  await user.keyboard('{ArrowDown}{Escape}');
  await arrive(true);
  expect(fruit()).toHaveAttribute('aria-expanded', 'false');
  expect(fruit()).toHaveFocus();
});

it('moves focus to the native select when loading fails', async () => {
  const user = renderFruit();
  await user.tab();
  await arrive(false);
  expect(fruit().tagName).toBe('SELECT');
  expect(fruit()).toHaveFocus();
  expect(fruit()).toHaveValue('a');
});
