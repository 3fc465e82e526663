import { useConsole } from '@signalbox/api/react';
import { LoadFailure, saveFile, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats';
import { actionsQuery, bundleQuery } from '../operation-queries';
import styles from './bundle.module.css';

/** Opens the list of what a support bundle contains. */
export function BundleButton() {
  const { t } = useTranslation('operation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('bundle')}</Button>
      {isOpen && <BundleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Lists what a support bundle contains, and downloads it. */
function BundleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operation');
  const { api, notify } = useConsole();
  const { bytes } = useFormats();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { data: files, error, refetch } = useQuery(bundleQuery(api));
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download('core/operation/bundle', {}), 'support.zip'),
    onSuccess: () => {
      notify(t('bundle.done'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: actionsQuery(api).queryKey }),
  });
  return (
    <Modal
      open
      title={t('bundle')}
      okText={t('bundle.download')}
      cancelText={t('abort.cancel')}
      okButtonProps={{ disabled: files === undefined, loading: download.isPending }}
      onOk={() => download.mutate()}
      onCancel={onClose}
    >
      <Typography.Paragraph>{t('bundle.help')}</Typography.Paragraph>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && files === undefined && <Skeleton active title={false} />}
      {files && (
        <dl className={styles.files}>
          {files.map(({ name, bytes: size }) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi> <Typography.Text type="secondary">{bytes(size)}</Typography.Text>
              </dt>
              <dd>{t(`bundle.${name}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {files && !files.some(({ name }) => name === 'settings.json') && (
        <Alert type="info" showIcon title={t('bundle.noSettings')} />
      )}
      {download.error && <Alert type="error" showIcon role="alert" title={failureText(download.error)} />}
    </Modal>
  );
}
