// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonValue } from '@signalbox/schemas';
import { planForm } from '../../core';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';
import { SchemaForm } from './schema-form';

afterEach(cleanup);

const text = { type: 'string' } as const;
const whileFish = { properties: { animal: { const: 'fish' } }, required: ['animal'] };
const form = aForm({
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      animal: { ...text, enum: ['cat', 'fish'] },
      food: { ...text, enum: ['meat', 'worms', 'insects'] },
    },
    allOf: [
      {
        if: whileFish,
        then: { properties: { food: { enum: ['worms', 'insects'] } } },
        else: { properties: { food: { enum: ['meat'] } } },
      },
    ],
  },
});

function Choices({ label, schema }: WidgetProps<JsonValue>) {
  return <output aria-label={label}>{schema.enum?.join()}</output>;
}

function aDraft(values: Record<string, string>) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  const messages = testMessages('en', {
    'forms/settings/base': { 'animal.title': 'Animal', 'food.title': 'Food' },
  });
  render(<SchemaForm store={store} widgets={{ select: Choices }} messages={messages} />);
  return store;
}

it('plans which choices a condition leaves', () => {
  expect(planForm(form).fields.map(({ pointer, narrowedWhen }) => [pointer, narrowedWhen])).toEqual([
    ['/animal', []],
    [
      '/food',
      [
        { condition: 0, values: ['worms', 'insects'] },
        { condition: 1, values: ['meat'] },
      ],
    ],
  ]);
});

it('offers the choices that another field leaves, and keeps the present one', () => {
  const store = aDraft({ animal: 'fish', food: 'worms' });
  const food = screen.getByRole('status', { name: 'Food' });
  expect(food).toHaveTextContent('worms,insects');
  act(() => store.setValue('/animal', 'cat'));
  expect(food).toHaveTextContent('meat,worms');
  expect(store.validate()).toBe(false);
  expect(store.errors().map(({ pointer, keyword }) => [pointer, keyword])).toEqual([['/food', 'enum']]);
  act(() => store.setValue('/food', 'meat'));
  expect(food).toHaveTextContent(/^meat$/);
  expect(store.validate()).toBe(true);
});
