import { useState } from 'react';
import { SchemaForm, type FormStore, useFormStatus } from '@signalbox/engine/react';
import { testMessages } from '@signalbox/engine/testing';
import { loadWidgets, widgetTable } from '@signalbox/widgets';
import { Button } from 'antd';

const messages = testMessages('en');
// As on a tab, whose widgets are loaded before it is drawn.
await loadWidgets(['number', 'select']);

/** A settings page in small: the form, and a bar that reads its state. */
export function EnginePage({ makeStore }: { makeStore: () => FormStore }) {
  const [store] = useState(makeStore);
  return (
    <main>
      <SaveBar store={store} />
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </main>
  );
}

function SaveBar({ store }: { store: FormStore }) {
  const { state, isDirty, isValid } = useFormStatus(store);
  return <Button disabled={!isDirty || !isValid}>Save ({state})</Button>;
}
