import { readAgain, useConsole } from '@signalbox/api/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { backupKeys, unfinishedQuery, type UnfinishedRestore } from '../backup-queries';
import { endsSession } from '../progress/task';
import { useScope } from '../scope';
import { useFailureText } from '../use-failure-text';

/** Restores that keep everything else waiting for a data folder that is not here; those who may can give up their files. */
export function UnfinishedRestores() {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { data = [] } = useQuery(unfinishedQuery(api, useScope().path));
  const ask = useGiveUp();
  return data.map((restore) => (
    <Alert
      key={restore.id}
      type="warning"
      showIcon
      role="alert"
      title={t('unfinished.title', { name: restore.name })}
      description={t('unfinished.text')}
      action={
        restore.mayGiveUp && (
          <Button danger onClick={() => ask(restore)}>
            {t('giveUp.button')}
          </Button>
        )
      }
    />
  ));
}

/** Asks first, and says how it went. Where the platform ends the sessions it tells the console so itself. */
function useGiveUp(): (restore: UnfinishedRestore) => void {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { path, marks } = useScope();
  const isSessionOver = endsSession(marks.restore);

  const giveUp = async (id: string) => {
    try {
      await api.post(`${path}/${id}/giveUp`);
      void message.success(t('giveUp.done'));
      if (isSessionOver) return;
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, backupKeys.all);
  };
  return ({ id, name }) =>
    void modal.confirm({
      title: t('giveUp.title', { name }),
      content: (
        <>
          <Typography.Paragraph>{t('giveUp.text')}</Typography.Paragraph>
          {isSessionOver && <Typography.Paragraph>{t('giveUp.sessions')}</Typography.Paragraph>}
        </>
      ),
      okText: t('giveUp.go'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => giveUp(id),
    });
}
