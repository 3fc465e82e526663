// @vitest-environment jsdom
import '../testing/browser-gaps';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { NumberField } from './number-field';

const input = () => screen.getByRole('spinbutton', { name: 'Width' });

function renderField(start?: number, isCleared = false) {
  const given: (number | undefined)[] = [];
  function Harness() {
    const [value, setValue] = useState(start);
    return (
      <I18nextProvider i18n={testMessages('fr')}>
        <NumberField
          label="Width"
          min={1}
          max={99}
          isWhole
          value={value}
          onChange={(next) => {
            given.push(next);
            setValue(next);
          }}
          onInvalid={isCleared ? () => setValue(undefined) : undefined}
        />
        <button type="button" onClick={() => setValue(50)}>
          Elsewhere
        </button>
      </I18nextProvider>
    );
  }
  render(<Harness />);
  return { user: userEvent.setup(), given };
}

it.each([
  ['100', 'Width must be at most 99'],
  ['0', 'Width must be at least 1'],
  ['7,5', 'Width must be a whole number'],
  ['7 px', 'Width must be a whole number'],
  ['12345678901234567890', /^Width has more digits than a number keeps exactly/],
])('keeps "%s" in the input with its error, and never passes it on', async (typed, error) => {
  const { user, given } = renderField(undefined, true);
  await user.click(input());
  await user.paste(typed);
  await user.tab();
  expect(input()).toHaveValue(typed);
  expect(screen.getByRole('alert')).toHaveTextContent(error);
  expect(input()).toHaveAccessibleDescription(error);
  expect(given).toEqual([]);
  await user.clear(input());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(input(), '８');
  expect(given.at(-1)).toBe(8);
});

it('shows a value from outside in the place of what was typed in vain', async () => {
  const { user } = renderField(5);
  await user.type(input(), 'x');
  expect(input()).toHaveValue('5x');
  await user.click(screen.getByRole('button'));
  expect(input()).toHaveValue('50');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['60x', '990', '9,5', '5-'])('passes on the value from before the edit while it holds "%s"', async (typed) => {
  const { user, given } = renderField(5);
  await user.clear(input());
  await user.type(input(), typed);
  expect(input()).toHaveValue(typed);
  expect(given.at(-1)).toBe(5);
  await user.tab();
  expect(input()).toHaveValue(typed);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(given.at(-1)).toBe(5);
  await user.clear(input());
  await user.type(input(), '60');
  expect(given.at(-1)).toBe(60);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes back to the last step when what is typed after it is no number', async () => {
  const { user, given } = renderField(5);
  await user.click(input());
  await user.keyboard('{ArrowUp}0x');
  expect(input()).toHaveValue('60x');
  expect(given.at(-1)).toBe(6);
});

it('goes back to what Enter took when what is typed after it is no number', async () => {
  const { user, given } = renderField(5);
  await user.type(input(), '0{Enter}x');
  expect(input()).toHaveValue('50x');
  expect(given.at(-1)).toBe(50);
});
