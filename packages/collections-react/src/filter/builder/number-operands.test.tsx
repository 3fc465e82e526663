// @vitest-environment jsdom
import { renderPage } from '@signalbox/console-kit/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import english from '../../../locales/page/en.json';
import type { Condition, ListColumn } from '@signalbox/collections-core';
import { ConditionRow } from './condition-row';

const column = (kind: ListColumn['kind'], schema: ListColumn['schema']) =>
  ({ path: 'level', title: 'Level', kind, schema, isSortable: true }) as unknown as ListColumn;
const level = column('number', { type: 'number' });
const levels = column('choices', { type: 'array', items: { type: 'number' } });

function open(shown: ListColumn, operator: Condition['operator'], language = 'en') {
  const last: { operand?: Condition['operand'] } = {};
  function Harness() {
    const [condition, setCondition] = useState<Condition>({
      kind: 'condition',
      path: 'level',
      operator,
      operand: undefined,
    });
    last.operand = condition.operand;
    const props = { columns: [shown], isTried: true, onRemove: () => undefined };
    return <ConditionRow {...props} condition={condition} onChange={setCondition} />;
  }
  const { user } = renderPage({ path: '', page: <Harness />, english, plugin: { id: 'collections-react' }, language });
  return { user, last };
}
const sentences = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test.each(['-', '1,,', 'x', '12345678901234567890'])('says one sentence about "%s" in a filter', async (typed) => {
  const { user, last } = open(level, 'atLeast');
  expect(sentences()).toEqual(['Enter a value for “Level”, or remove the condition']);
  const input = screen.getByRole('spinbutton');
  await user.type(input, typed);
  await user.tab();
  expect(sentences()).toEqual([expect.stringMatching(/must be a number|more digits/)]);
  expect(input).toHaveAccessibleDescription(/must be a number|more digits/);
  expect(last.operand).toBeUndefined();
  await user.clear(input);
  expect(sentences()).toEqual([expect.not.stringMatching(/must be a number/)]);
  await user.type(input, '7');
  expect([sentences(), last.operand]).toEqual([[], { type: 'number', number: 7 }]);
});

test('of two numbers, applies none while one is wrong', async () => {
  const { user, last } = open(level, 'between');
  const [from, to] = screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement];
  await user.type(from, '9x');
  await user.type(to, '3');
  expect([sentences().length, last.operand]).toEqual([1, undefined]);
  await user.clear(from);
  await user.type(from, '9');
  expect([sentences(), last.operand]).toEqual([[], { type: 'numbers', from: 3, to: 9 }]);
});

test('keeps what is no number among several values, with one sentence', async () => {
  const { user, last } = open(levels, 'isAny');
  const input = screen.getByRole('combobox', { name: /Value/ });
  await user.type(input, '1,234{Enter}0.5{Enter}');
  expect(last.operand).toEqual({ type: 'list', values: [1234, 0.5] });
  await user.type(input, '12 kg{Enter}');
  expect([sentences().length, last.operand]).toEqual([1, undefined]);
  expect(screen.getByRole('alert')).toHaveTextContent('12 kg must be a number');
  await user.click(screen.getByTitle('12 kg').querySelector('.ant-select-selection-item-remove')!);
  expect([sentences(), last.operand]).toEqual([[], { type: 'list', values: [1234, 0.5] }]);
});

test.each([
  ['en', '1,234', '0.5', '1234'],
  ['de', '1.234', '0,5', '1234'],
  ['fr', '1 234', '0,5', '1234'],
  ['ar', '١٬٢٣٤', '0.5', '1234'],
  ['zh-Hans', '１，２３４', '0.5', '1234'],
])('reads and shows several numbers as %s writes them', async (language, thousand, half, shown) => {
  const { user, last } = open(levels, 'isAny', language);
  const input = screen.getByRole('combobox', { name: /Value/ });
  for (const typed of [thousand, half, '2.125']) await user.type(input, `${typed}{Enter}`);
  // A value that is shown is not read as another one when the next is typed.
  const third = language === 'de' ? 2125 : 2.125;
  expect(last.operand).toEqual({ type: 'list', values: [1234, 0.5, third] });
  expect(document.body).toHaveTextContent(`${shown}${half}`);
});
