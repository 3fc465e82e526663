import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-row.module.css';
import type { RowHandlers } from './use-row-handlers';

interface RowMenuButtonProps {
  pageKey: string;
  title: string;
  isOpen: boolean;
  /** True in the row that is the tab stop of the tree. */
  isTabStop: boolean;
  handlers: RowHandlers;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

export function RowMenuButton({ pageKey, title, isOpen, isTabStop, handlers }: RowMenuButtonProps) {
  const { t } = useTranslation('pages');
  const [items, setItems] = useState<ReturnType<RowHandlers['menuOf']>>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Not when it closes: the entries stay while they fade.
    if (isOpen) setItems(handlers.menuOf(pageKey));
  }
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={(next) => handlers.setMenu(pageKey, next)}
      {...menuFocus}
      menu={{ items, onClick: handleEntry }}
    >
      <Button
        type="text"
        className={styles.menu}
        tabIndex={isTabStop ? 0 : -1}
        icon={<MoreOutlined />}
        aria-label={t('row.menu', { title })}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
}

const handleEntry: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
  domEvent.stopPropagation();
  // Enter would also click the first button of a dialog that the entry opens: the one that closes it.
  domEvent.preventDefault();
};
