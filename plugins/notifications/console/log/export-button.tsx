import { ExportOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { sendBrowser, useFailureText } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeExportLink } from '../../shared/notice-log';
import { filterOf, type LogFilter } from './log-queries';

/** Downloads the messages that match, as CSV. */
export function ExportButton({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation('notifications');
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const request = useMutation({
    mutationFn: () => api.post<NoticeExportLink>('core/notice/log/export', filterOf(filter)),
    onSuccess: ({ url, name }) => {
      sendBrowser(`/rest${url}`, name);
      notify(t('log.exportStarted', { name }));
    },
  });
  return (
    <Flex vertical gap="small" align="end">
      <Button icon={<ExportOutlined />} loading={request.isPending} onClick={() => request.mutate()}>
        {t('log.export')}
      </Button>
      {request.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('log.exportFailed')}
          description={failureText(request.error)}
        />
      )}
    </Flex>
  );
}
