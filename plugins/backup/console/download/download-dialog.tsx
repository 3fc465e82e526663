import { imageUrl } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import type { JsonObject } from '@signalbox/schemas';
import { App, Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import {
  documentedAddress,
  FormDialog,
  sendBrowser,
  useDialogStore,
  useFailureText,
  WaitingDialog,
} from '@signalbox/console-kit';
import { useScope } from '../scope';

/**
 * Downloads a backup, or copies a single-use link. The link contains a ticket, but no token and no password. A link of a
 * platform without tickets contains both, and the dialog says so.
 */
export function DownloadDialog({ backup, onClose }: { backup: ShownBackup; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api, hasExtensions } = useConsole();
  const { path } = useScope();
  const { message, modal } = App.useApp();
  const failureText = useFailureText();
  const { store, error, retry } = useDialogStore('backup/download', {});
  const title = t('download.title', { name: backup.name });
  if (!store) return <WaitingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;

  const ticket = async (values: JsonObject) => {
    const password = typeof values['password'] === 'string' ? values['password'] : undefined;
    if (!hasExtensions)
      return documentedAddress(api, `${path}/download/${encodeURIComponent(backup.id)}`, { password });
    const body = password === undefined ? {} : { password };
    const { url } = await api.post<{ url: string }>(`${path}/${backup.id}/ticket`, body);
    return imageUrl(url);
  };
  const handleSend = async (values: JsonObject) => {
    sendBrowser(await ticket(values));
    onClose();
  };
  const handleCopy = () =>
    void store
      .submit(async ({ values }) => {
        const url = await ticket(values);
        try {
          await navigator.clipboard.writeText(new URL(url, location.href).href);
          void message.success(t('download.copied'));
        } catch {
          void message.error(t('download.copyFailed'));
        }
      })
      .catch((failure: unknown) => {
        modal.error({ title: t('failure.title'), content: failureText(failure), okText: t('close') });
      });
  return (
    <FormDialog
      store={store}
      title={title}
      okText={t('action.download')}
      onSend={handleSend}
      onClose={onClose}
      extraButtons={<Button onClick={handleCopy}>{t('download.copy')}</Button>}
    >
      <Typography.Text type="secondary">
        {t(hasExtensions ? 'download.linkHelp' : 'download.documentedHelp')}
      </Typography.Text>
    </FormDialog>
  );
}
