import { CloseOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Button, Flex } from 'antd';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';
import { useIconName, useProductIcons } from './use-icon-name';

const IconDialog = lazy(async () => ({ default: (await import('./icon-dialog')).IconDialog }));

/**
 * An icon of a menu entry or a page. The value is the name of one of the product's icons, or the URL of an own icon as the
 * platform stores it.
 */
export function IconInput(props: WidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled, required, isInvalid } = props;
  const messages = useWidgetMessages();
  const icons = useProductIcons();
  const nameOf = useIconName(icons);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const chosen = value || undefined;

  const handleOpen = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const handlePick = (next: string) => {
    setIsOpen(false);
    onChange(next);
  };
  const handleClear = () => {
    onChange(undefined);
    // The clear button disappears.
    opener.current?.focus();
  };
  return (
    <Flex gap="small" align="center" style={inputFrame} {...groupAria(props)}>
      <IconOpener
        ref={opener}
        id={id}
        value={chosen}
        name={chosen === undefined ? messages('icon.choose') : nameOf(chosen)}
        isInvalid={isInvalid}
        disabled={disabled}
        onOpen={handleOpen}
        onBlur={onBlur}
      />
      {chosen !== undefined && !required && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={messages('icon.clear', { label })}
          disabled={disabled}
          onClick={handleClear}
        />
      )}
      {wasOpened && (
        <Suspense>
          <IconDialog
            isOpen={isOpen}
            icons={icons}
            value={chosen}
            nameOf={nameOf}
            onPick={handlePick}
            onRemoved={(url) => url === chosen && onChange(undefined)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Flex>
  );
}

interface IconOpenerProps {
  ref: Ref<HTMLButtonElement>;
  /** Id of the input. Its label has the id `<id>-label`. */
  id: string;
  /** Undefined before an icon is chosen. */
  value: string | undefined;
  name: string;
  isInvalid: boolean | undefined;
  disabled: boolean | undefined;
  onOpen: () => void;
  onBlur: (() => void) | undefined;
}

/** Shows the chosen icon, and opens the dialog that chooses another one. */
function IconOpener({ ref, id, value, name, isInvalid, disabled, onOpen, onBlur }: IconOpenerProps) {
  return (
    <Button
      ref={ref}
      id={id}
      aria-labelledby={`${id}-label ${id}-chosen`}
      aria-haspopup="dialog"
      aria-invalid={isInvalid || undefined}
      danger={isInvalid}
      disabled={disabled}
      onClick={onOpen}
      onBlur={onBlur}
      icon={value !== undefined && <IconDrawing value={value} />}
      style={{ minInlineSize: 0 }}
    >
      <bdi id={`${id}-chosen`} style={nameStyle}>
        {name}
      </bdi>
    </Button>
  );
}

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
