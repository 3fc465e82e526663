import { useState } from 'react';
import { SchemaForm, type FormStore } from '@signalbox/engine/react';
import { testWords } from '@signalbox/engine/testing';
import { widgetTable } from '@signalbox/widgets';
import { SaveBar } from './save-bar';

const words = testWords('en');

/** A settings page in small: the form, and a bar that reads its state. */
export function EnginePage({ makeStore }: { makeStore: () => FormStore }) {
  const [store] = useState(makeStore);
  return (
    <main>
      <SaveBar store={store} />
      <SchemaForm store={store} widgets={widgetTable} words={words} />
    </main>
  );
}
