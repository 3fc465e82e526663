import { createFormStore, type FormStore, SchemaForm, useFormStatus } from '@signalbox/engine/react';
import { compileForm, testMessages } from '@signalbox/engine/testing';
import type { FormDefinition } from '@signalbox/schemas';
import { loadWidgets, widgetTable } from '@signalbox/widgets';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReadyPeer } from '../peer';

export function prepareEngine(form: FormDefinition): ReadyPeer {
  const compiled = compileForm(form);
  let store: FormStore | undefined;
  const makeStore = () => (store = createFormStore({ form, compiled, values: {} }));
  return {
    element: () => <EnginePage makeStore={makeStore} />,
    values: () => store?.collected(),
    idOf: (path) => `${form.id}.${path.join('.')}`,
    errorSelector: '.sb-error',
  };
}

const messages = testMessages('en');
// As on a tab, whose widgets are loaded before it is drawn.
await loadWidgets(['number', 'select']);

/** A settings page in small: the form, and a bar that reads its state. */
function EnginePage({ makeStore }: { makeStore: () => FormStore }) {
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
