// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bigForm } from '../../testing/big-form';
import { compileForm } from '../../testing/compile-form';
import { testWords } from '../../testing/form-words';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { SchemaForm } from './schema-form';

const form = bigForm(100);
const widgets = { text: TextWidget, number: TextWidget, select: TextWidget, switch: TextWidget };
const observed: { callback: IntersectionObserverCallback; element: Element }[] = [];

beforeEach(() => {
  // jsdom lays nothing out, so the test says what comes near the screen.
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
  render(<SchemaForm store={store} widgets={widgets} words={testWords('en')} />);
  return store;
}

it('draws what is far from the screen as labelled stand-ins that hold their values', () => {
  const store = renderBig();
  expect(input('section0.text0').readOnly).toBe(false);
  expect(input('section4.text0')).toHaveValue('far away');
  expect(input('section4.text0').readOnly).toBe(true);
  expect(input('section4.text0').labels?.[0]).toHaveTextContent('text0');
  act(() => store.setValue('/section4/text0', 'changed'));
  expect(input('section4.text0')).toHaveValue('changed');
});

it('draws the real fields when their block comes near the screen', async () => {
  renderBig();
  const block = observed.find(({ element }) => element.contains(input('section4.text0')));
  if (block === undefined) throw new Error('the block is not watched');
  await act(async () => comesNear(block));
  expect(input('section4.text0').readOnly).toBe(false);
  expect(input('section3.text0').readOnly).toBe(true);
});

it('gives focus on to the real field, whether Tab or a fault led there', async () => {
  const store = renderBig();
  act(() => input('section2.text3').focus());
  expect(input('section2.text3').readOnly).toBe(false);
  expect(input('section2.text3')).toHaveFocus();
  act(() => store.focus('/section4/text0'));
  expect(input('section4.text0').readOnly).toBe(false);
  expect(input('section4.text0')).toHaveFocus();
});
