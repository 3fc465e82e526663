import { useState } from 'react';
import { createFormStore, SchemaForm, type FormStoreFacts } from '@signalbox/engine/react';
import { testWords } from '@signalbox/engine/testing';
import { widgetTable } from '@signalbox/widgets';
import { SaveBar } from './save-bar';

const words = testWords('en');

/** A settings page in small: the form, and a bar that reads its state. */
export function BenchPage({ form, compiled }: Pick<FormStoreFacts, 'form' | 'compiled'>) {
  const [store] = useState(() => createFormStore({ form, compiled, values: {} }));
  return (
    <main>
      <SaveBar store={store} />
      <SchemaForm store={store} widgets={widgetTable} words={words} />
    </main>
  );
}
