import { DownOutlined } from '@ant-design/icons';
import { useId, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { Choice, SingleSelectProps } from './single-select-props';
import '../text/text-box.css';
import './select.css';

interface SelectPlaceholderProps<Value extends Choice> extends SingleSelectProps<Value> {
  ref: Ref<HTMLInputElement>;
  /** Somebody points at it, or it has focus. */
  onNear: () => void;
  onOpen: () => void;
  /** Whoever asked for the list no longer wants it. */
  onDismiss: () => void;
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

/** As in antd's: letters, digits and Space open it too, and so do arrows with Alt. */
const opens = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (openingKeys.has(key) || [...key].length === 1);

/** A closed `Select`: the same looks, the same role and the same place in the order of Tab. */
export function SelectPlaceholder<Value extends Choice>({
  ref,
  value,
  options,
  placeholder,
  disabled,
  style,
  onNear,
  onOpen,
  onDismiss,
  onChange: _onChange,
  allowClear: _allowClear,
  ...inputProps
}: SelectPlaceholderProps<Value>) {
  const listId = useId();
  const label = options.find((option) => option.value === value)?.label ?? value;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
    if (!opens(event)) return;
    event.preventDefault();
    onOpen();
  };
  // A mouse counts from its press: between that and its release this may have been replaced. A touch may be a scroll.
  const handlePointer = ({ pointerType, button, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') onNear();
    else if (button === 0) onOpen();
  };
  return (
    <div
      role="presentation"
      className="sb-input sb-select"
      style={style}
      data-disabled={disabled || undefined}
      data-invalid={inputProps['aria-invalid'] || undefined}
      onPointerEnter={disabled ? undefined : handlePointer}
      onPointerDown={disabled ? undefined : handlePointer}
      onClick={disabled ? undefined : onOpen}
    >
      <span className="sb-select-value" data-empty={label === undefined || undefined}>
        {label ?? placeholder}
      </span>
      <input
        {...inputProps}
        ref={ref}
        type="text"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={listId}
        readOnly
        // Not seen, as the text beside is: read out.
        value={label ?? ''}
        disabled={disabled}
        onFocus={onNear}
        onKeyDown={handleKey}
      />
      <DownOutlined className="sb-select-arrow" aria-hidden />
    </div>
  );
}
