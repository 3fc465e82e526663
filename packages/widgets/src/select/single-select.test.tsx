// @vitest-environment jsdom
import '../testing/browser-gaps';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PlainSelect } from './plain-select';
import { SelectStandIn } from './select-stand-in';
import { SingleSelect } from './single-select';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Pear' },
];
const given: (string | undefined)[] = [];

function Field() {
  const [value, setValue] = useState<string | undefined>('a');
  const handleChange = (next: string | undefined) => {
    given.push(next);
    setValue(next);
  };
  return <SingleSelect aria-label="Fruit" value={value} options={options} onChange={handleChange} />;
}

const fruit = () => screen.getByRole('combobox', { name: 'Fruit' });
const isFull = () => document.querySelector('.ant-select') !== null;

it('shows its value before antd is fetched, opens by the first key, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Field />);
  expect(isFull()).toBe(false);
  expect(screen.getByText('Apple')).toBeVisible();
  expect(fruit()).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  expect(fruit()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  expect(isFull()).toBe(true);
  expect(fruit()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given).toEqual(['b']);
});

it('hands the press of a mouse over, but not that of a finger, which may be a scroll', async () => {
  const opened: string[] = [];
  const user = userEvent.setup();
  render(
    <SelectStandIn
      ref={null}
      aria-label="Fruit"
      value="a"
      options={options}
      onChange={() => {}}
      onNear={() => {}}
      onOpen={() => opened.push('opened')}
    />,
  );
  await user.pointer({ keys: '[TouchA>]', target: fruit() });
  expect(opened).toEqual([]);
  await user.pointer({ keys: '[MouseLeft>]', target: fruit() });
  expect(opened).toEqual(['opened']);
});

it("is the browser's own where antd cannot be fetched", async () => {
  const chosen: (string | undefined)[] = [];
  const user = userEvent.setup();
  render(
    <PlainSelect aria-label="Fruit" value="a" options={options} allowClear onChange={(value) => chosen.push(value)} />,
  );
  await user.selectOptions(fruit(), 'Pear');
  await user.selectOptions(fruit(), '');
  expect(chosen).toEqual(['b', undefined]);
});
