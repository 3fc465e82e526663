import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex, Input } from 'antd';
import { groupAria, inputAria, inputFrame, inputStatus } from '../input-frame';
import { useItemValues } from '../list/item-values-context';
import { useWidgetMessages } from '../widget-messages';
import { type ExtensionList, type FileKind, isFileKind, offeredExtensions, tidyExtensions } from './extensions';

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

/** Normalizes the text on blur, not while the user types. */
function ExtensionText(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const handleBlur = () => {
    const tidy = tidyExtensions(value ?? '') || undefined;
    if (tidy !== value) onChange(tidy);
    onBlur?.();
  };
  return (
    <Input
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={handleBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder ?? messages('extensions.otherPlaceholder')}
      autoComplete="off"
      dir="ltr"
    />
  );
}

type ExtensionChoiceProps = WidgetProps<string[]> & { kind: FileKind | undefined };

/**
 * Checkboxes, and one that selects all. Shows stored extensions that are no longer offered, so that the user can remove
 * them.
 */
function ExtensionChoice({ kind, ...props }: ExtensionChoiceProps) {
  const { id, value = [], onChange, disabled } = props;
  const messages = useWidgetMessages();
  const offered = offeredExtensions(kind);
  const shown = [...offered, ...value.filter((extension) => !offered.includes(extension))];
  const handleChange = (chosen: string[]) =>
    onChange(chosen.length > 0 ? shown.filter((extension) => chosen.includes(extension)) : undefined);
  return (
    <Flex vertical gap={4} {...groupAria(props)} style={{ maxInlineSize: 480 }}>
      <Checkbox
        id={id}
        aria-label={messages('extensions.all')}
        checked={value.length === shown.length}
        indeterminate={value.length > 0 && value.length < shown.length}
        onChange={(event) => handleChange(event.target.checked ? shown : [])}
        disabled={disabled}
      >
        {messages('extensions.all')}
      </Checkbox>
      <Checkbox.Group value={value} onChange={handleChange} options={shown.map(asOption)} disabled={disabled} />
    </Flex>
  );
}

/** Isolated left to right: inside Arabic text, `.xlsx` would be shown as `xlsx.`. */
function asOption(extension: string) {
  return { value: extension, label: <bdi dir="ltr">{extension}</bdi> };
}
