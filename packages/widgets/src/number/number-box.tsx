import { InputNumber, type InputNumberProps } from 'antd';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber, shownNumber, type TypedNumber } from './read-number';

export interface NumberBoxProps extends Omit<InputNumberProps<number | string>, 'value' | 'onChange' | 'onInput'> {
  /** A text is shown as it was typed. */
  value: TypedNumber;
  /** A text is no number, or loses digits. */
  onChange: (value: TypedNumber, how: 'typed' | 'step') => void;
  /** The limits are those of the steps: a typed number is never moved into them. */
  min?: number;
  max?: number;
  isWhole?: boolean;
}

/** The one input of numbers: it reads and shows them as the language writes them. The caller rejects what is no number. */
export function NumberBox({ value, onChange, min, max, isWhole = false, ...props }: NumberBoxProps) {
  const { language } = useTranslation().i18n;
  const { parser, formatter } = useMemo(() => textsIn(language), [language]);
  const isComposing = useRef(false);
  // antd would move a number into its limits when the input is left.
  const isWithin = (limit: number | undefined, sign: number) =>
    typeof value !== 'number' || limit === undefined || sign * value <= sign * limit;
  return (
    <InputNumber<number | string>
      // The keypads of numbers have no minus on some phones.
      inputMode={min === undefined || min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'}
      aria-valuemin={min}
      aria-valuemax={max}
      {...props}
      min={isWithin(min, -1) ? min : undefined}
      max={isWithin(max, 1) ? max : undefined}
      value={value ?? null}
      parser={parser}
      formatter={formatter}
      onPaste={(event) => insertLines(event, event.clipboardData)}
      onDrop={(event) => insertLines(event, event.dataTransfer)}
      // What an input method composes is read once it ends: antd calls `onInput` then too.
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
      onKeyDown={keepComposing}
      onInput={(text) => !isComposing.current && onChange(readNumber(text, language), 'typed')}
      // A text has no next number.
      onStep={(next) => typeof value !== 'string' && onChange(Number(next), 'step')}
    />
  );
}

type InsertEvent = ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>;

/** A browser joins pasted or dropped lines, as of two cells, to another number. With a tab between them they are none. */
function insertLines(event: InsertEvent, data: DataTransfer): void {
  const { currentTarget: input } = event;
  const lines = data
    .getData('text')
    .trim()
    .split(/[\r\n]+/);
  if (lines.length === 1) return;
  event.preventDefault();
  // The error is shown once the input is left.
  input.focus();
  input.setRangeText(lines.join('\t'), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enter takes what an input method offers. antd would show the value again. */
function keepComposing(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing) event.stopPropagation();
}

type Texts = Required<Pick<InputNumberProps<number | string>, 'parser' | 'formatter'>>;

function textsIn(language: string): Texts {
  return {
    // antd shows the value again where a text is none: the caller has it as the value.
    parser: (text = '') => readNumber(text, language) ?? '',
    formatter: (value, { userTyping, input }) => (userTyping ? input : shownNumber(String(value ?? ''), language)),
  };
}
