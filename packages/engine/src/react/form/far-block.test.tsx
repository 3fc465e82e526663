// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bigForm } from '../../testing/big-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { SchemaForm } from './schema-form';

const form = bigForm(100);
const widgets = { text: TextWidget, number: TextWidget, select: TextWidget, switch: TextWidget };
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

const input = (id: string) => {
  const element = document.getElementById(`bench/big.${id}`);
  if (!(element instanceof HTMLInputElement)) throw new Error(`${id} is not drawn`);
  return element;
};
const comesNear = ({ callback, element }: (typeof observed)[number]) =>
  callback([{ isIntersecting: true, target: element } as IntersectionObserverEntry], {} as IntersectionObserver);

function renderBig() {
  const store = createFormStore({ form, compiled: compileForm(form), values: { section4: { text0: 'far away' } } });
  render(<SchemaForm store={store} widgets={widgets} messages={testMessages('en')} />);
  return store;
}

it('renders distant fields as labelled placeholders with their values', () => {
  const store = renderBig();
  expect(input('section0.text0').readOnly).toBe(false);
  expect(input('section4.text0')).toHaveValue('far away');
  expect(input('section4.text0').readOnly).toBe(true);
  expect(input('section4.text0').labels?.[0]).toHaveTextContent('text0');
  act(() => store.setValue('/section4/text0', 'changed'));
  expect(input('section4.text0')).toHaveValue('changed');
});

const watched = (className: string, id: string) => {
  const found = observed.find(({ element }) => element.matches(className) && element.contains(input(id)));
  if (found === undefined) throw new Error(`no ${className} around ${id} is watched`);
  return found;
};

it('renders the real fields when their block comes near the viewport', async () => {
  renderBig();
  await act(async () => comesNear(watched('.sb-chunk', 'section4.text0')));
  expect(input('section4.text0').readOnly).toBe(true);
  await act(async () => comesNear(watched('.sb-block-far', 'section4.text0')));
  expect(input('section4.text0').readOnly).toBe(false);
  expect(input('section3.text0').readOnly).toBe(true);
});

it('does not observe the blocks of a distant chunk', () => {
  renderBig();
  const asked = observed.filter(({ element }) => element.contains(input('section4.text0')));
  expect(asked.map(({ element }) => element.className)).toEqual(['sb-chunk']);
});

it('keeps placeholders out of the history of the browser', () => {
  renderBig();
  expect(input('section4.text0')).toHaveAttribute('autocomplete', 'off');
});

it('moves focus to the real field, from Tab and from an error', async () => {
  const store = renderBig();
  act(() => input('section2.text3').focus());
  expect(input('section2.text3').readOnly).toBe(false);
  expect(input('section2.text3')).toHaveFocus();
  act(() => store.focus('/section4/text0'));
  expect(input('section4.text0').readOnly).toBe(false);
  expect(input('section4.text0')).toHaveFocus();
});
