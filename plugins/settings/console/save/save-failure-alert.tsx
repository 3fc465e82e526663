import { ApiError } from '@signalbox/api/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
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

/** Its code loads after a save was rejected only, so that no first visit loads it. */
const codeQuery = () =>
  queryOptions({
    queryKey: ['rejected-text'] as const,
    queryFn: () => import('./rejected-text'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Shows why the platform rejected a save, in the user's locale. Until the messages have loaded, the message of the
 * platform.
 */
function RejectedReason({ error }: { error: unknown }) {
  const { data: code } = useQuery(codeQuery());
  if (code !== undefined) return <code.RejectedText error={error} />;
  return error instanceof ApiError ? error.body.message : null;
}
