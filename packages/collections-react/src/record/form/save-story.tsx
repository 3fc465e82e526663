import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SaveFailure } from './use-save-record';

/** Shows why the last save failed, above Save. */
export function SaveStory({ failure, onRetry }: { failure: SaveFailure; onRetry: () => void }) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('record.saveFailed')}
      description={failure.kind === 'invalid' ? t('record.invalid') : failureText(failure.error)}
      action={failure.kind === 'invalid' ? undefined : <Button onClick={onRetry}>{t('record.retry')}</Button>}
    />
  );
}
