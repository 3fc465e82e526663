import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { useMayHere } from '../scope';
import type { OpenDialog } from './list-props';
import { useRowCalls } from './use-row-calls';

export interface RowAction {
  key: string;
  label: string;
  isAllowed: boolean;
  isDangerous?: boolean;
  run: () => void;
}

/** The actions that the user may take on a backup. */
export function useAllowedActions(backup: ShownBackup, onOpen: (dialog: OpenDialog) => void): RowAction[] {
  const { t } = useTranslation('backup');
  const { hasExtensions } = useConsole();
  const may = useMayHere();
  const calls = useRowCalls(backup);
  const isProtected = backup.isProtected === true;
  const all: RowAction[] = [
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
    { key: 'verify', label: t('action.verify'), isAllowed: hasExtensions && may('view'), run: calls.verify },
    {
      key: 'protect',
      label: t(isProtected ? 'action.unprotect' : 'action.protect'),
      isAllowed: hasExtensions && may('delete'),
      run: calls.toggleProtection,
    },
    {
      key: 'delete',
      label: t('action.delete'),
      isAllowed: may('delete') && !isProtected,
      isDangerous: true,
      run: calls.remove,
    },
  ];
  return all.filter(({ isAllowed }) => isAllowed);
}
