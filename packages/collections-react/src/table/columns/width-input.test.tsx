// @vitest-environment jsdom
import { renderPage } from '@signalbox/console-kit/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WidthInput } from './width-input';

function open() {
  const given: number[] = [];
  function Harness() {
    const [width, setWidth] = useState(150);
    const take = (next: number) => {
      given.push(next);
      setWidth(next);
    };
    return <WidthInput label="Width" width={width} onChange={take} />;
  }
  const { user } = renderPage({ path: '', page: <Harness />, english: {}, plugin: { id: 'collections-react' } });
  return { user, given, input: screen.getByRole('spinbutton', { name: 'Width' }) };
}

test.each(['2000', '200px', '200.5'])('keeps the width while its input holds "%s"', async (typed) => {
  const { user, given, input } = open();
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(given).toEqual([]);
  expect(input).toHaveValue(typed);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('takes a typed width once its input is left', async () => {
  const { user, given, input } = open();
  await user.clear(input);
  await user.type(input, '200');
  expect(given).toEqual([]);
  await user.tab();
  expect(given).toEqual([200]);
});
