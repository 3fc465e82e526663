import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

/** Replaces content that failed to load: the reason and a retry button. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('media');
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={t('picker.loadFailed', { reason: failureText(error) })}
      action={
        <Button size="small" onClick={onRetry}>
          {t('picker.retry')}
        </Button>
      }
    />
  );
}
