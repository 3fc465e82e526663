import { Alert, Button, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../errors/load-failure';
import type { RuntimeForm } from './load-runtime-form';
import type { RuntimeFormSource } from './use-runtime-form';

interface RuntimeFormFrameProps {
  source: RuntimeFormSource;
  /** Draws the form. */
  children: (form: RuntimeForm) => ReactNode;
}

/** What is there until a form is loaded, why there is none, and that there is a newer one. */
export function RuntimeFormFrame({ source, children }: RuntimeFormFrameProps) {
  const { t } = useTranslation('console-kit');
  const { form, error, retry, isOutdated, update } = source;
  if (error)
    return <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('runtimeForm.failed', { reason })} />;
  if (form === undefined) {
    return (
      <output aria-label={t('runtimeForm.loading')}>
        <Skeleton active />
      </output>
    );
  }
  return (
    <Flex vertical gap="middle">
      {isOutdated && (
        <output>
          <Alert
            type="info"
            showIcon
            title={t('runtimeForm.outdated')}
            action={
              <Button size="small" onClick={update}>
                {t('runtimeForm.update')}
              </Button>
            }
          />
        </output>
      )}
      {children(form)}
    </Flex>
  );
}
