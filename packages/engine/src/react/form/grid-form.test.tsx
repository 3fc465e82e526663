// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GridRow, JsonSchema } from '@signalbox/schemas';
import { aForm, rejected } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { SchemaForm } from './schema-form';

const observed: { callback: IntersectionObserverCallback; element: Element }[] = [];
beforeEach(() => {
  // jsdom has no layout, so the test decides what comes near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe(element: Element) {
        observed.push({ callback: this.callback, element });
      }
      unobserve() {}
    },
  );
});
afterEach(() => {
  cleanup();
  observed.length = 0;
  vi.unstubAllGlobals();
});

const text: JsonSchema = { type: 'string', maxLength: 20 };
const thirds = (...pointers: string[]): GridRow => ({
  cells: pointers.map((at) => ({ spans: [8, 8, 8, 8], items: [{ at }] })),
});

const aPerson = aForm({
  schema: {
    type: 'object',
    properties: { note: text, person: { type: 'object', properties: { first: text, last: text, city: text } } },
    allOf: [
      {
        if: { properties: { note: { const: 'on' } }, required: ['note'] },
        else: { properties: { person: { properties: { last: rejected, city: rejected } } } },
      },
    ],
  },
  uiSchema: {
    'ui:grid': [
      { cells: [{ spans: [24, 24, 24, 24], items: [{ title: '/person' }] }] },
      thirds('/person/last', '/person/first', '/person/city'),
      thirds('/note'),
    ],
  },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'note.title': 'Note',
    'person.title': 'Person',
    'person.first.title': 'First name',
    'person.last.title': 'Last name',
    'person.city.title': 'City',
  },
});

const names = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label') ?? labelOf(input));
const labelOf = (input: HTMLElement) => (input instanceof HTMLInputElement ? input.labels?.[0]?.textContent : '');

function renderForm(form = aPerson, values = {}) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  render(<SchemaForm store={store} widgets={{ text: TextWidget }} messages={messages} />);
  return store;
}

it('draws fields in the order of the grid, with the title of their section', () => {
  renderForm(aPerson, { note: 'on' });
  expect(screen.getByRole('heading', { name: 'Person' })).toBeVisible();
  expect(names()).toEqual(['Last name', 'First name', 'City', 'Note']);
});

it('leaves no place for fields that a condition hides', () => {
  const store = renderForm();
  expect(names()).toEqual(['First name', 'Note']);
  const empty = [...document.querySelectorAll('.sb-cell')].filter((cell) => cell.childElementCount === 0);
  expect(empty).toHaveLength(2);
  act(() => store.setValue('/note', 'on'));
  expect(names()).toEqual(['Last name', 'First name', 'City', 'Note']);
});

it('moves the focus to a field by its address', () => {
  const store = renderForm();
  act(() => store.focus('/person/first'));
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

const fieldNames = Array.from({ length: 300 }, (_, index) => `a${index}`);
const aLongGrid = aForm({
  id: 'bench/grid',
  schema: { type: 'object', properties: Object.fromEntries(fieldNames.map((name) => [name, text])) },
  uiSchema: {
    'ui:grid': Array.from({ length: 100 }, (_, row) => thirds(`/a${row * 3}`, `/a${row * 3 + 1}`, `/a${row * 3 + 2}`)),
  },
});
const input = (name: string) => {
  const element = document.getElementById(`bench/grid.${name}`);
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is not drawn`);
  return element;
};

it('draws the far rows of a long form as placeholders, of the height that they will have', async () => {
  const store = renderForm(aLongGrid);
  expect(input('a0').readOnly).toBe(false);
  expect(input('a20').readOnly).toBe(true);
  const block = input('a20').closest<HTMLElement>('.sb-block-far');
  expect(block?.style.containIntrinsicBlockSize).toBe(`auto ${3 * 84}px`);
  act(() => input('a20').focus());
  expect(input('a20')).toHaveFocus();
  expect(input('a20').readOnly).toBe(false);
  act(() => store.focus('/a200'));
  expect(input('a200')).toHaveFocus();
  expect(input('a200').readOnly).toBe(false);
  expect(input('a100').readOnly).toBe(true);
});

it('observes the rows of a distant chunk when it comes near', async () => {
  renderForm(aLongGrid);
  const near = (selector: string) => {
    const found = observed.find(({ element }) => element.matches(selector) && element.contains(input('a250')));
    if (found === undefined) throw new Error(`no ${selector} is watched`);
    const { callback, element } = found;
    callback([{ isIntersecting: true, target: element } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  await act(async () => near('.sb-chunk'));
  expect(input('a250').readOnly).toBe(true);
  await act(async () => near('.sb-block-far'));
  expect(input('a250').readOnly).toBe(false);
});
