import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../errors/load-failure';
import type { RuntimeForm } from './load-runtime-form';
import type { RuntimeFormSource } from './use-runtime-form';

interface RuntimeFormFrameProps {
  source: RuntimeFormSource;
  /** Class of what is drawn above the form or instead of it. */
  className?: string;
  /** Draws the form. */
  children: (form: RuntimeForm) => ReactNode;
}

/**
 * Draws the form of `source`: a placeholder until it is loaded, the error if it cannot be, and a note if there is a
 * newer one.
 */
export function RuntimeFormFrame({ source, className, children }: RuntimeFormFrameProps) {
  const { t } = useTranslation('console-kit');
  const { form, error, retry, isOutdated, update } = source;
  if (error) {
    return (
      <div className={className}>
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('runtimeForm.failed', { reason })} />
      </div>
    );
  }
  if (form === undefined) {
    return (
      <output className={className} style={{ display: 'block' }} aria-label={t('runtimeForm.loading')}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </output>
    );
  }
  return (
    <>
      {isOutdated && (
        <output className={className} style={{ display: 'block' }}>
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
    </>
  );
}
