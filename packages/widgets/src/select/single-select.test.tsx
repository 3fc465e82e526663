// @vitest-environment jsdom
import '../testing/browser-gaps';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PlainSelect } from './plain-select';
import { SelectPlaceholder } from './select-placeholder';
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

it('shows its value before antd is loaded, opens on the first key, and keeps the focus', async () => {
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

it('opens on a mouse press, but not on a touch, which may be a scroll', async () => {
  const opened: string[] = [];
  const user = userEvent.setup();
  render(
    <SelectPlaceholder
      ref={null}
      aria-label="Fruit"
      value="a"
      options={options}
      onChange={() => {}}
      onNear={() => {}}
      onOpen={() => opened.push('opened')}
      onDismiss={() => {}}
    />,
  );
  await user.pointer({ keys: '[TouchA>]', target: fruit() });
  expect(opened).toEqual([]);
  await user.pointer({ keys: '[MouseLeft>]', target: fruit() });
  expect(opened).toEqual(['opened']);
});

it('is a native select when antd cannot be loaded', async () => {
  const chosen: (string | undefined)[] = [];
  const user = userEvent.setup();
  render(
    <PlainSelect aria-label="Fruit" value="a" options={options} allowClear onChange={(value) => chosen.push(value)} />,
  );
  await user.selectOptions(fruit(), 'Pear');
  await user.selectOptions(fruit(), '');
  expect(chosen).toEqual(['b', undefined]);
});

it('exposes its name, value, error and description, and is named by its label', () => {
  render(
    <>
      <label htmlFor="fruit">Fruit</label>
      <SelectPlaceholder
        {...aPlaceholder()}
        id="fruit"
        aria-label={undefined}
        aria-invalid
        aria-describedby="why"
        aria-required
      />
    </>,
  );
  expect(fruit()).toHaveDisplayValue('Apple');
  expect(fruit()).toBeInvalid();
  expect(fruit()).toBeRequired();
  expect(fruit()).toHaveAttribute('aria-describedby', 'why');
  expect(fruit().parentElement).toHaveAttribute('data-invalid');
});

it('shows its placeholder while it is empty, and the raw value when it is no longer offered', () => {
  const { rerender } = render(<SelectPlaceholder {...aPlaceholder()} value={undefined} placeholder="Choose one" />);
  expect(screen.getByText('Choose one')).toBeVisible();
  rerender(<SelectPlaceholder {...aPlaceholder()} value="quince" placeholder="Choose one" />);
  expect(screen.getByText('quince')).toBeVisible();
});

it('does nothing while disabled', async () => {
  const heard = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<SelectPlaceholder {...aPlaceholder()} disabled onNear={heard} onOpen={heard} />);
  expect(fruit()).toBeDisabled();
  await user.tab();
  await user.click(screen.getByText('Apple'));
  expect(heard).not.toHaveBeenCalled();
});

it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', 'p'])('opens on "%s"', async (key) => {
  const onOpen = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<SelectPlaceholder {...aPlaceholder()} onOpen={onOpen} />);
  await user.tab();
  await user.keyboard(key);
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each(['{Tab}', '{Escape}', '{Shift}', '{F5}', '{Control>}c{/Control}'])('does not open on "%s"', async (key) => {
  const onOpen = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<SelectPlaceholder {...aPlaceholder()} onOpen={onOpen} />);
  await user.tab();
  await user.keyboard(key);
  expect(onOpen).not.toHaveBeenCalled();
});

it('shows a chosen value that is no longer offered in the native select', () => {
  render(<PlainSelect aria-label="Fruit" value="quince" options={options} onChange={() => {}} />);
  expect(fruit()).toHaveValue('quince');
});

function aPlaceholder() {
  return {
    ref: null,
    'aria-label': 'Fruit',
    value: 'a' as string | undefined,
    options,
    onChange: () => {},
    onNear: () => {},
    onOpen: () => {},
    onDismiss: () => {},
  };
}
