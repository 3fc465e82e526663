import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { RejectedReason } from './rejected-reason';
import type { SaveFailure } from './save-failure';

interface SaveFailureAlertProps {
  failure: Exclude<SaveFailure, { kind: 'conflict' }>;
  onRetry: () => void;
}

/** Shows above Save why the save failed, and offers a retry. */
export function SaveFailureAlert({ failure, onRetry }: SaveFailureAlertProps) {
  const { t } = useTranslation('settings');
  const reason = () => {
    switch (failure.kind) {
      case 'invalid':
        return t('failed.invalid');
      case 'elsewhere':
        return t('failed.elsewhere', { field: failure.field, detail: failure.detail });
      case 'unreachable':
        return t('failed.unreachable');
      case 'rejected':
        return <RejectedReason error={failure.error} />;
    }
  };
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('failed.title')}
      description={reason()}
      action={failure.kind === 'invalid' ? undefined : <Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
