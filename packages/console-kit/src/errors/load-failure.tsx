import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Names what could not be loaded. By default only the reason is shown. */
  titleOf?: (reason: string) => string;
  /** What the failure means for the user. */
  description?: string;
}

/** Shows why something could not be loaded, with a button that tries again. */
export function LoadFailure({ error, onRetry, titleOf = (reason) => reason, description }: LoadFailureProps) {
  const { t } = useTranslation('console-kit');
  const failureText = useFailureText();
  return (
    <Alert
      type="warning"
      showIcon
      title={titleOf(failureText(error))}
      description={description}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
