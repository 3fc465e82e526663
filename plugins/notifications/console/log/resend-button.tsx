import { useConsole, useMay } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeLogEntry } from '../../shared/notice-log';
import { allLogs } from './log-queries';

/** Queues a copy of a message. Asks first if the recipient may have got it already. Needs `notice.send`. */
export function ResendButton({ entry: { id, status } }: { entry: NoticeLogEntry }) {
  const { t } = useTranslation('notifications');
  const { api, notify } = useConsole();
  const may = useMay();
  const failureText = useFailureText();
  const client = useQueryClient();
  const resend = useMutation({
    mutationFn: () => api.post(`core/notice/log/${id}/resend`, {}),
    onSuccess: async () => {
      notify(t('log.resent'));
      await client.invalidateQueries(allLogs);
    },
  });
  if (!may('notice.send')) return null;
  const mayBeDouble = status === 'unknown';
  const handleClick = () => resend.mutate();
  const button = (
    <Button loading={resend.isPending} onClick={mayBeDouble ? undefined : handleClick}>
      {t('log.resend')}
    </Button>
  );
  return (
    <Flex vertical gap="small" align="start">
      {mayBeDouble ? (
        <ConfirmPopover
          title={t('log.resendUnknown')}
          okText={t('log.resend')}
          cancelText={t('log.cancel')}
          onConfirm={handleClick}
        >
          {button}
        </ConfirmPopover>
      ) : (
        button
      )}
      {resend.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('log.resendFailed')}
          description={failureText(resend.error)}
        />
      )}
    </Flex>
  );
}
