import type { FormDefinition } from '@signalbox/schemas';
import type { ReadyPeer } from '../peer';
import { sectionsOf } from '../sections';
import { AntdPage } from './antd-page';

export function prepareAntd(form: FormDefinition): ReadyPeer {
  const sections = sectionsOf(form);
  let read = (): unknown => ({});
  const onReady = (next: () => unknown) => (read = next);
  return {
    element: () => <AntdPage sections={sections} onReady={onReady} />,
    values: () => read(),
    idOf: (path) => path.join('_'),
    errorSelector: '.ant-form-item-explain-error',
  };
}
