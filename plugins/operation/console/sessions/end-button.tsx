import type { UserSessions } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import { ConfirmedButton } from '../section/confirmed-button';

/** Asks, then ends the sessions of a user, but for the one that asks. */
export function EndButton({ user: { userId, username: name } }: { user: UserSessions }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('endSessions.confirm')}
      accessibleLabel={t('endSessions.of', { name })}
      question={t('endSessions.question', { name })}
      help={t('endSessions.help')}
      done={t('endSessions.done', { name })}
      isDanger
      onConfirm={() => api.post('core/operation/endSessions', { userId })}
    />
  );
}
