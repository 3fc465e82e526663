import { isSameValue } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { Button, Flex } from 'antd';
import type { CSSProperties } from 'react';
import { inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';

/** The only value of a field, as text. An earlier stored one is shown as it is, with a button that replaces it. */
export function ConstantValue(props: WidgetProps<JsonValue>) {
  const { id, label, describedBy, value, onChange, disabled, schema } = props;
  const messages = useWidgetMessages();
  const constant = schema.const ?? null;
  const isOther = value !== undefined && !isSameValue(value, constant);
  const textOf = (shown: JsonValue) =>
    constantText(shown, { option: props.messages, yes: messages('choice.yes'), no: messages('choice.no') });
  return (
    <Flex gap="small" align="center" wrap style={inputFrame}>
      <output id={id} aria-describedby={describedBy} dir="auto" style={text}>
        {textOf(isOther ? value : constant)}
      </output>
      {isOther && (
        <Button
          size="small"
          aria-label={messages('constant.useIn', { label, value: textOf(constant) })}
          onClick={() => onChange(constant)}
          disabled={disabled}
        >
          {messages('constant.use', { value: textOf(constant) })}
        </Button>
      )}
    </Flex>
  );
}

/** As an input that cannot be edited, without its frame. */
const text: CSSProperties = {
  minInlineSize: 0,
  paddingBlock: 4,
  paddingInline: 'var(--sb-input-padding)',
  borderRadius: 'var(--sb-input-radius)',
  background: 'var(--sb-fill)',
  overflowWrap: 'anywhere',
};

interface ConstantTexts {
  /** Looks up `options.<value>` of the field; an object or a list is `options.0`. Without the message: the value. */
  option: WidgetProps<JsonValue>['messages'];
  yes: string;
  no: string;
}

/** A value as users read it. Objects without a title are JSON. */
function constantText(value: JsonValue, { option, yes, no }: ConstantTexts): string {
  if (typeof value === 'object' && value !== null) {
    const title = option('options.0');
    if (title !== '0') return title;
    return Array.isArray(value) && value.every(isPlain) ? value.join(', ') : JSON.stringify(value);
  }
  const title = option(`options.${String(value)}`);
  if (typeof value !== 'boolean' || title !== String(value)) return title;
  return value ? yes : no;
}

function isPlain(item: JsonValue): item is string | number {
  return typeof item === 'string' || typeof item === 'number';
}
