import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText, useFollow } from '@signalbox/console-kit';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { backupKeys } from '../backup-queries';
import type { ShownBackup } from '../backup-record';
import { useMayHere, useScope } from '../scope';
import type { OpenDialog } from './list-props';

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

/** The requests of a row's actions. Each shows its result; deletion asks for confirmation. */
function useRowCalls({ id, name, isProtected }: ShownBackup) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const follow = useFollow();
  const { path, kinds } = useScope();
  const failureText = useFailureText();

  const notifyResult = async (call: Promise<unknown>, success?: string) => {
    try {
      await call;
      if (success !== undefined) void message.success(success);
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, backupKeys.all);
  };
  return {
    verify: () =>
      void notifyResult(
        api
          .post<{ id: string }>(`${path}/${id}/verify`)
          .then((task) => follow({ id: task.id, kind: kinds.verify, name })),
      ),
    toggleProtection: () =>
      void notifyResult(
        api.patch(`${path}/${id}`, { isProtected: !isProtected }),
        t(isProtected ? 'done.unprotected' : 'done.protected'),
      ),
    remove: () =>
      void modal.confirm({
        title: t('delete.title', { name }),
        content: t('delete.text'),
        okText: t('action.delete'),
        okButtonProps: { danger: true },
        cancelText: t('cancel'),
        onOk: () => notifyResult(api.delete(`${path}/${id}`), t('done.deleted')),
      }),
  };
}
