import { Button } from 'antd';
import type { Ref } from 'react';
import { IconDrawing } from './icon-drawing';

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
export function IconOpener({ ref, id, value, name, isInvalid, disabled, onOpen, onBlur }: IconOpenerProps) {
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
