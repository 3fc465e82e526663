import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex } from 'antd';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { offeredExtensions, type FileKind } from './extensions';

type ExtensionChoiceProps = WidgetProps<string[]> & { kind: FileKind | undefined };

/**
 * Checkboxes, and one that selects all. Shows stored extensions that are no longer offered, so that the user can remove
 * them.
 */
export function ExtensionChoice({ kind, ...props }: ExtensionChoiceProps) {
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
