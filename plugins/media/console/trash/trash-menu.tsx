import { DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Point } from '../browse/list-props';
import { PointMenu } from '../point-menu/point-menu';

interface TrashMenuProps {
  at: Point;
  /** Undefined without the permission. */
  onRestore: (() => void) | undefined;
  onPurge: (() => void) | undefined;
  onClose: () => void;
  /** Called when nothing was chosen. */
  onLeave: () => void;
}

/** The menu of the selected entries, at a point of the window. */
export function TrashMenu({ at, onRestore, onPurge, onClose, onLeave }: TrashMenuProps) {
  const { t } = useTranslation('media');
  const handleLeave = () => {
    onClose();
    onLeave();
  };
  return (
    <PointMenu
      at={at}
      items={[
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
      ]}
      onChoose={onClose}
      onLeave={handleLeave}
    />
  );
}
