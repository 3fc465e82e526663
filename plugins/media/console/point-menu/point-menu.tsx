import { Dropdown, type MenuProps } from 'antd';
import { useId } from 'react';
import type { Point } from '../browse/list-props';
import styles from './point-menu.module.css';
import { useHeldKeys } from './use-held-keys';

interface PointMenuProps {
  at: Point;
  items: NonNullable<MenuProps['items']>;
  /** An entry was chosen, and runs. */
  onChoose: () => void;
  /** Nothing was chosen. */
  onLeave: () => void;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

/** An open menu at a point of the window. */
export function PointMenu({ at, items, onChoose, onLeave }: PointMenuProps) {
  const id = useId();
  useHeldKeys(id);
  return (
    <Dropdown
      open
      {...menuFocus}
      trigger={['click']}
      onOpenChange={(isOpen) => isOpen || onLeave()}
      menu={{
        id,
        items,
        onClick: ({ domEvent }) => {
          // Enter would also click the first button of a dialog that the entry opens.
          domEvent.preventDefault();
          onChoose();
        },
      }}
    >
      <span className={styles.anchor} style={{ insetBlockStart: at.y, left: at.x }} />
    </Dropdown>
  );
}
