import type { WidgetProps } from '@signalbox/engine/react';
import { useItemValues } from '../list/item-values-context';
import { ExtensionChoice } from './extension-choice';
import { ExtensionText } from './extension-text';
import { isFileKind, type ExtensionList } from './extensions';

/**
 * File extensions, written `.xxx`. A field of type array offers the extensions of one file kind: `ui:options.kind` or the
 * item's `name`. A field of type string accepts them as text, separated by `/`.
 */
export function ExtensionListInput(props: WidgetProps<ExtensionList>) {
  const { value, schema, options } = props;
  const name = useItemValues()?.name;
  if (schema.type === 'string')
    return <ExtensionText {...props} value={typeof value === 'string' ? value : undefined} />;
  const kind = [options.kind, name].find(isFileKind);
  return <ExtensionChoice {...props} value={typeof value === 'string' ? undefined : value} kind={kind} />;
}
