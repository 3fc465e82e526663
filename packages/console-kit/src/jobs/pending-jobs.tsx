import type { ApiClient } from '@signalbox/api/client';
import type { PendingJob } from '@signalbox/api';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../errors/use-failure-text';

interface PendingJobsProps {
  /** Of the calls. */
  path: string;
  /** Start of the keys of the queries that the job changes. */
  queryKey: readonly string[];
  /** Of the messages `pending.title`, `abandon.button` and `abandon.text`. */
  namespace: string;
  /** Abandoning the files ends every session. */
  endsSession?: boolean;
}

/** Jobs that block other jobs because this server lacks their data folder. With the permission, the user can abandon their files. */
export function PendingJobs(props: PendingJobsProps) {
  const { t } = useTranslation(props.namespace);
  const { t: common } = useTranslation('console-kit');
  const { api, hasExtensions } = useConsole();
  const { data = [] } = useQuery({ ...pendingQuery(api, props), enabled: hasExtensions });
  const ask = useAbandon(props);
  return data.map((job) => (
    <Alert
      key={job.id}
      type="warning"
      showIcon
      role="alert"
      title={t('pending.title', { name: job.name })}
      description={
        <Flex vertical gap="small" align="start">
          {common('pending.text')}
          {job.mayGiveUp && (
            <Button danger style={severalLines} onClick={() => ask(job)}>
              {t('abandon.button')}
            </Button>
          )}
        </Flex>
      }
    />
  ));
}

/** On a narrow screen it is wider than its container. */
const severalLines = {
  height: 'auto',
  maxWidth: '100%',
  paddingBlock: 8,
  lineHeight: 1.5,
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

/** Asks for confirmation and shows the result. If the platform ends the sessions, it notifies the console. */
function useAbandon({ path, queryKey, namespace, endsSession = false }: PendingJobsProps): (job: PendingJob) => void {
  const { t: own } = useTranslation(namespace);
  const { t } = useTranslation('console-kit');
  const { api } = useConsole();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();

  const abandon = async (id: string) => {
    try {
      await api.post(`${path}/${id}/giveUp`);
      void message.success(t('abandon.done'));
      if (endsSession) return;
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, queryKey);
  };
  return ({ id, name }) =>
    void modal.confirm({
      title: t('abandon.title', { name }),
      content: (
        <>
          <Typography.Paragraph>{own('abandon.text')}</Typography.Paragraph>
          {endsSession && <Typography.Paragraph>{t('abandon.sessions')}</Typography.Paragraph>}
        </>
      ),
      okText: t('abandon.go'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => abandon(id),
    });
}

/** An older platform without this route reports none. `queryKey`: start of the key. */
const pendingQuery = (api: ApiClient, { path, queryKey }: { path: string; queryKey: readonly string[] }) =>
  queryOptions({
    queryKey: [...queryKey, path, 'unfinished'] as const,
    queryFn: ({ signal }) => api.get<PendingJob[]>(`${path}/unfinished`, { signal }),
    // The server omits jobs that another server is recovering. Servers retry the recovery periodically.
    refetchInterval: 10_000,
  });
