import type { WidgetProps } from '@signalbox/engine/react';
import { useItemValues } from '../list/item-values-context';
import { ExtensionChoice } from './extension-choice';
import { ExtensionText } from './extension-text';
import { isFileKind, type ExtensionList } from './extensions';

/**
 * File extensions, written `.xxx`. A field of type array offers those of the kind that the entry's `name` (or
 * `ui:options.kind`) names; a field of type string takes them as text, separated by `/`.
 */
export function ExtensionListInput(props: WidgetProps<ExtensionList>) {
  const { value, schema, options } = props;
  const name = useItemValues()?.name;
  if (schema.type === 'string')
    return <ExtensionText {...props} value={typeof value === 'string' ? value : undefined} />;
  const kind = [options.kind, name].find(isFileKind);
  return <ExtensionChoice {...props} value={typeof value === 'string' ? undefined : value} kind={kind} />;
}
