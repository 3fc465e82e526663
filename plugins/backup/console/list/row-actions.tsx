import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import type { OpenDialog } from './list-props';
import { useMayHere } from '../scope';
import { useRowCalls } from './use-row-calls';

interface RowActionsProps {
  backup: ShownBackup;
  /** Puts all actions into the menu. */
  isNarrow: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

interface RowAction {
  key: string;
  label: string;
  isAllowed: boolean;
  isDangerous?: boolean;
  run: () => void;
}

/** The actions of one backup. Each needs its permission. */
export function RowActions({ backup, isNarrow, onOpen }: RowActionsProps) {
  const { t } = useTranslation('backup');
  const may = useMayHere();
  const calls = useRowCalls(backup);
  const isProtected = backup.isProtected === true;
  const actions: RowAction[] = [
    {
      key: 'restore',
      label: t('action.restore'),
      isAllowed: may('import'),
      run: () => onOpen({ kind: 'restore', backup }),
    },
    {
      key: 'download',
      label: t('action.download'),
      isAllowed: may('download'),
      run: () => onOpen({ kind: 'download', backup }),
    },
    { key: 'verify', label: t('action.verify'), isAllowed: may('view'), run: calls.verify },
    {
      key: 'protect',
      label: t(isProtected ? 'action.unprotect' : 'action.protect'),
      isAllowed: may('delete'),
      run: calls.toggleProtection,
    },
    {
      key: 'delete',
      label: t('action.delete'),
      isAllowed: may('delete') && !isProtected,
      isDangerous: true,
      run: calls.remove,
    },
  ].filter(({ isAllowed }) => isAllowed);
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
        <Dropdown
          trigger={['click']}
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
        </Dropdown>
      )}
    </Flex>
  );
}
