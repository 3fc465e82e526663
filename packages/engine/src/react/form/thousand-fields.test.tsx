// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonValue } from '@signalbox/schemas';
import { bigForm } from '../../testing/big-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { useFormStatus } from '../hooks';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';
import { SchemaForm } from './schema-form';

afterEach(cleanup);

const form = bigForm(1000);
const messages = testMessages('en');
const aStore = () => createFormStore({ form, compiled: compileForm(form), values: {} });

// By id: jsdom needs minutes to find one label among 1,000.
const typeInto = (id: string, texts: string[]) => {
  const input = document.getElementById(id);
  if (input === null) throw new Error(`${id} is not drawn`);
  for (const value of texts) fireEvent.change(input, { target: { value } });
};

describe('among 1,000 fields', () => {
  const draws = new Map<string, number>();
  function Counting(props: WidgetProps<JsonValue>) {
    draws.set(props.id, (draws.get(props.id) ?? 0) + 1);
    return <TextWidget {...props} />;
  }
  const counting = { text: Counting, number: Counting, switch: Counting, select: Counting };

  it('renders the edited field only: its siblings 0 times', () => {
    const store = aStore();
    const commits = renderForm({ store, widgets: counting, messages });
    expect(draws.size).toBe(950);
    draws.clear();
    commits.count = 0;
    typeInto('bench/big.section7.text0', ['a', 'ab', 'abc']);
    expect(Object.fromEntries(draws)).toEqual({ 'bench/big.section7.text0': 3 });
    expect(commits.count).toBe(3);
  });

  it('renders one more field when a condition becomes true', () => {
    const store = aStore();
    renderForm({ store, widgets: counting, messages });
    draws.clear();
    act(() => store.setValue('/section3/switch16', true));
    expect(Object.fromEntries(draws)).toEqual({ 'bench/big.section3.switch16': 1, 'bench/big.section3.text11': 1 });
  });

  it('notifies Save of a change of state only, not of each keystroke', () => {
    const store = aStore();
    let statusDraws = 0;
    function Save() {
      statusDraws += 1;
      return <button disabled={!useFormStatus(store).isDirty}>Save</button>;
    }
    render(
      <>
        <SchemaForm store={store} widgets={counting} messages={messages} />
        <Save />
      </>,
    );
    typeInto('bench/big.section0.text0', ['a', 'ab', 'abc']);
    expect(screen.getByText('Save')).toBeEnabled();
    expect(statusDraws).toBe(2);
  });
});
