import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { RunningJob } from '../../shared/operation';
import { ConfirmedButton } from '../section/confirmed-button';

/** Asks, then aborts a job. The table shows that it has ended. */
export function AbortButton({ job: { project, id, name } }: { job: RunningJob }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('abort.confirm')}
      accessibleLabel={t('abort.of', { name })}
      question={t('abort.question', { name })}
      isDanger
      onConfirm={() => api.post('core/operation/abort', { project, id })}
    />
  );
}
