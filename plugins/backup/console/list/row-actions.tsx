import { MoreOutlined } from '@ant-design/icons';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import type { OpenDialog } from './list-props';
import { useAllowedActions, type RowAction } from './use-allowed-actions';

interface RowActionsProps {
  backup: ShownBackup;
  /** Puts all actions into the menu. */
  isNarrow: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** The actions of one backup. Each needs its permission. */
export function RowActions({ backup, isNarrow, onOpen }: RowActionsProps) {
  const { t } = useTranslation('backup');
  const actions = useAllowedActions(backup, onOpen);
  const isDirect = ({ key }: RowAction) => !isNarrow && (key === 'restore' || key === 'download');
  const inMenu = actions.filter((action) => !isDirect(action));

  return (
    <Flex gap={4} align="center">
      {actions.filter(isDirect).map(({ key, label, run }) => (
        <Button
          key={key}
          type="link"
          size="small"
          aria-label={t('action.of', { action: label, name: backup.name })}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <MenuButton
          menu={{
            items: inMenu.map(({ key, label, isDangerous }) => ({ key, label, danger: isDangerous })),
            onClick: ({ key }) => inMenu.find((action) => action.key === key)?.run(),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined aria-hidden />}
            aria-label={t('action.more', { name: backup.name })}
          />
        </MenuButton>
      )}
    </Flex>
  );
}
