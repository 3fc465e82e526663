import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunningJob } from '../../shared/operation';
import { workQuery } from '../operation-queries';

/** Asks, then aborts a job. The table shows that it has ended. */
export function AbortButton({ job: { project, id, name } }: { job: RunningJob }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const abort = useMutation({
    mutationFn: () => api.post('core/operation/abort', { project, id }),
    onSettled: () => queries.invalidateQueries({ queryKey: workQuery(api).queryKey }),
  });
  return (
    <>
      <Popconfirm
        title={t('abort.question', { name })}
        okText={t('abort.confirm')}
        cancelText={t('abort.cancel')}
        onConfirm={() => abort.mutate()}
      >
        <Button size="small" danger loading={abort.isPending} aria-label={t('abort.of', { name })}>
          {t('abort.confirm')}
        </Button>
      </Popconfirm>
      {abort.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(abort.error)}
        </Typography.Text>
      )}
    </>
  );
}
