import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex } from 'antd';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { offeredExtensions, type FileKind } from './extensions';

type ExtensionChoiceProps = WidgetProps<string[]> & { kind: FileKind | undefined };

/** Checkboxes, and one for all of them. What is stored but no longer offered stays visible, so that it can be taken out. */
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

/** Held together from left to right: among Arabic, `.xlsx` would be drawn as `xlsx.`. */
function asOption(extension: string) {
  return { value: extension, label: <bdi dir="ltr">{extension}</bdi> };
}
