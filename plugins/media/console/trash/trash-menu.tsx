import { DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Point } from '../browse/list-props';
import styles from './trash.module.css';

interface TrashMenuProps {
  at: Point;
  /** Undefined without the permission. */
  onRestore: (() => void) | undefined;
  onPurge: (() => void) | undefined;
  onClose: () => void;
  /** Called when nothing was chosen. */
  onLeave: () => void;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

/** The menu of the selected entries, at a point of the window. */
export function TrashMenu({ at, onRestore, onPurge, onClose, onLeave }: TrashMenuProps) {
  const { t } = useTranslation('media');
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    onClose();
    onLeave();
  };
  return (
    <Dropdown
      open
      {...menuFocus}
      trigger={['click']}
      onOpenChange={handleOpenChange}
      menu={{
        items: [
          ...(onRestore
            ? [
                {
                  key: 'restore',
                  label: t('trash.restore'),
                  icon: <RollbackOutlined aria-hidden />,
                  onClick: onRestore,
                },
              ]
            : []),
          ...(onPurge
            ? [
                {
                  key: 'purge',
                  label: t('trash.purge'),
                  icon: <DeleteOutlined aria-hidden />,
                  danger: true,
                  onClick: onPurge,
                },
              ]
            : []),
        ],
        onClick: ({ domEvent }) => {
          domEvent.preventDefault();
          onClose();
        },
      }}
    >
      <span className={styles.anchor} style={{ insetBlockStart: at.y, left: at.x }} />
    </Dropdown>
  );
}
