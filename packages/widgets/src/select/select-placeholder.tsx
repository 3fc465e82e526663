import { DownOutlined } from '@ant-design/icons';
import { formVariables } from '@signalbox/engine/react';
import { theme } from 'antd';
import { useId, type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { Choice, SingleSelectProps } from './single-select-props';
import '../text/text-box.css';
import './select.css';

interface SelectPlaceholderProps<Value extends Choice> extends SingleSelectProps<Value> {
  ref: Ref<HTMLInputElement>;
  /** The mouse enters it, or it gets focus. */
  onNear: () => void;
  onOpen: () => void;
  /** The user cancels the request to open the list. */
  onDismiss: () => void;
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

/** As in antd's `Select`: letters, digits and Space open it too, and so do arrows with Alt. */
const opens = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (openingKeys.has(key) || [...key].length === 1);

/** A closed `Select`: the same style, role and position in the tab order. */
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
  // Outside of a form, nothing else sets them.
  const { token } = theme.useToken();
  const label = options.find((option) => option.value === value)?.label ?? value;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
    if (!opens(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div
      role="presentation"
      className="sb-input sb-select"
      style={{ ...formVariables(token), ...style } as CSSProperties}
      data-disabled={disabled || undefined}
      data-invalid={inputProps['aria-invalid'] || undefined}
      {...(disabled ? {} : pointerHandlers({ onNear, onOpen }))}
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
        // Invisible, for screen readers. The element beside it shows the text.
        value={label ?? ''}
        disabled={disabled}
        onFocus={onNear}
        onKeyDown={handleKey}
      />
      <DownOutlined className="sb-select-arrow" aria-hidden />
    </div>
  );
}

/** A mouse opens it on press: the full select may replace this element before the release. A touch may be a scroll. */
function pointerHandlers({ onNear, onOpen }: { onNear: () => void; onOpen: () => void }) {
  const handlePointer = ({ pointerType, button, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') onNear();
    else if (button === 0) onOpen();
  };
  return { onPointerEnter: handlePointer, onPointerDown: handlePointer, onClick: onOpen };
}
