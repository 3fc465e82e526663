import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { compileForm } from '@signalbox/engine/testing';
import type { ReadyPeer } from '../peer';
import type { FormDefinition } from '@signalbox/schemas';
import { EnginePage } from './engine-page';

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
