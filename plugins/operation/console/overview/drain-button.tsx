import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { Replica } from '../../shared/operation';
import { ConfirmedButton } from '../section/confirmed-button';
import { serverName } from '../server-name';

/** Asks, then takes a running server out of service, or returns it. */
export function DrainButton({ server }: { server: Replica }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const name = serverName(server);
  const part = server.isDrained ? 'resume' : 'drain';
  return (
    <ConfirmedButton
      label={t(`${part}.confirm`)}
      accessibleLabel={t(`${part}.of`, { name })}
      question={t(`${part}.question`, { name })}
      help={t(`${part}.help`)}
      done={t(`${part}.done`, { name })}
      isDanger={!server.isDrained}
      onConfirm={() => api.post('core/operation/drain', { replica: server.id, isDrained: !server.isDrained })}
    />
  );
}
