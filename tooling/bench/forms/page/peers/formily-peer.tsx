import { createForm, type Form } from '@formily/core';
import type { FormDefinition } from '@signalbox/schemas';
import type { ReadyPeer } from '../peer';
import { sectionsOf } from '../sections';
import { FormilyPage } from './formily-page';
import { formilySchema } from './formily-schema';

export function prepareFormily(form: FormDefinition): ReadyPeer {
  const schema = formilySchema(sectionsOf(form));
  let made: Form | undefined;
  const makeForm = () => (made = createForm());
  return {
    element: () => <FormilyPage makeForm={makeForm} schema={schema} />,
    values: () => made?.values,
    idOf: (path) => path.join('.'),
    errorSelector: '.ant-formily-item-error-help',
  };
}
