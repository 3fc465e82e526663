import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { WorkToRun } from '../../shared/operation';
import { ConfirmedButton } from '../section/confirmed-button';

/** Asks, then starts a run of a cycle. The table shows its result. */
export function RunButton({ work: { kind, project, id, name } }: { work: WorkToRun }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('run.confirm')}
      accessibleLabel={t('run.of', { name })}
      question={t('run.question', { name })}
      help={t('run.help')}
      done={t('run.done', { name })}
      onConfirm={() => api.post('core/operation/run', { kind, id, ...(project !== undefined && { project }) })}
    />
  );
}
