import type { UserSessions } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { sessionsQuery } from '../operation-queries';

/** Asks, then ends the sessions of a user, but for the one that asks. */
export function EndButton({ user: { userId, username } }: { user: UserSessions }) {
  const { t } = useTranslation('operation');
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.post('core/operation/endSessions', { userId }),
    onSuccess: () => void notify(t('endSessions.done', { name: username })),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
  return (
    <>
      <Popconfirm
        title={t('endSessions.question', { name: username })}
        description={t('endSessions.help')}
        okText={t('endSessions.confirm')}
        cancelText={t('abort.cancel')}
        onConfirm={() => end.mutate()}
      >
        <Button size="small" danger loading={end.isPending} aria-label={t('endSessions.of', { name: username })}>
          {t('endSessions.confirm')}
        </Button>
      </Popconfirm>
      {end.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(end.error)}
        </Typography.Text>
      )}
    </>
  );
}
