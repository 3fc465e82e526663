import { Alert, Button, Modal, Skeleton } from 'antd';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../errors/use-failure-text';
import { fixedTop } from './dialog-place';
import { useReturnFocus } from './use-return-focus';

interface WaitingDialogProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  width?: number;
}

let openCount = 0;

/** True while a waiting dialog is mounted, so also during the first render of the dialog that replaces it. */
export const isWaitingDialogOpen = (): boolean => openCount > 0;

/** Placeholder for a dialog whose content is loading or failed to load. */
export function WaitingDialog({ title, error, onRetry, onClose, width }: WaitingDialogProps) {
  const { t } = useTranslation('console-kit');
  const failureText = useFailureText();
  useReturnFocus({ follows: () => false });
  useLayoutEffect(() => {
    openCount += 1;
    return () => {
      openCount -= 1;
    };
  }, []);
  return (
    <Modal
      open
      {...fixedTop}
      title={title}
      width={width}
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
      footer={null}
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('failure.title')}
          description={failureText(error)}
          action={<Button onClick={onRetry}>{t('retry')}</Button>}
        />
      ) : (
        <output aria-label={t('loading')}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </output>
      )}
    </Modal>
  );
}
