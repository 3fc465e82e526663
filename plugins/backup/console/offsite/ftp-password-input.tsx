import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useSiblingValue, type WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { type Secret, SecretInput } from '@signalbox/widgets';
import { Alert, Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OffsiteTrial } from '../../shared/offsite';

/** The password of an FTP server, with a connection test. `ui:options` name the other fields of the server. */
export function FtpPasswordInput(props: WidgetProps<Secret>) {
  const { options, value, disabled } = props;
  const host = useSiblingValue(options.host);
  const port = useSiblingValue(options.port);
  const username = useSiblingValue(options.username);
  const secure = useSiblingValue(options.secure);
  return (
    <Flex vertical gap="middle" align="stretch">
      <SecretInput {...props} />
      <FtpTrial
        server={{
          host: text(host),
          username: text(username),
          ...(typeof port === 'number' ? { port } : {}),
          ...(typeof secure === 'string' ? { secure } : {}),
          ...(value === undefined ? {} : { password: value }),
        }}
        disabled={disabled}
      />
    </Flex>
  );
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

type Reported = { kind: 'trial'; trial: OffsiteTrial } | { kind: 'failure'; reason: string };

/** An FTP server as entered by the user; the password may be the marker of the stored one. */
interface TriedServer {
  host: string;
  username: string;
  port?: number;
  secure?: string;
  password?: string | { isSet: true };
}

/** *Test connection*: tests the server with the typed values and shows each step with the server's reply. */
function FtpTrial({ server, disabled }: { server: TriedServer; disabled: boolean }) {
  const { api } = useConsole();
  const { t } = useTranslation('backup');
  const failureText = useFailureText();
  const [isTrying, setIsTrying] = useState(false);
  const [outcome, setOutcome] = useState<Reported & { of: string }>();
  const latest = useRef(0);
  const typed = JSON.stringify(server);

  const handleClick = async () => {
    latest.current += 1;
    const own = latest.current;
    setIsTrying(true);
    setOutcome(undefined);
    const next = await api.post<OffsiteTrial>('core/backup/offsite/test', server).then(
      (trial): Reported => ({ kind: 'trial', trial }),
      (error: unknown): Reported => ({ kind: 'failure', reason: failureText(error) }),
    );
    if (own !== latest.current) return;
    setIsTrying(false);
    setOutcome({ ...next, of: typed });
  };
  // The result is valid only for the values of its request.
  const shown = outcome?.of === typed ? outcome : undefined;
  return (
    <Flex vertical gap="small" align="start">
      <Button loading={isTrying} disabled={disabled || server.host === ''} onClick={() => void handleClick()}>
        {t('offsite.test')}
      </Button>
      <div aria-live="polite">
        {isTrying && t('offsite.testing')}
        {shown?.kind === 'trial' && <TrialSteps trial={shown.trial} />}
        {shown?.kind === 'failure' && (
          <Alert type="error" showIcon title={t('offsite.notReady')} description={shown.reason} />
        )}
      </div>
    </Flex>
  );
}

function TrialSteps({ trial: { isReady, steps } }: { trial: OffsiteTrial }) {
  const { t } = useTranslation('backup');
  return (
    <Alert
      type={isReady ? 'success' : 'error'}
      showIcon
      title={t(isReady ? 'offsite.ready' : 'offsite.notReady')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {steps.map(({ name, status, message, reason }) => (
            <li key={name}>
              {t('offsite.stepResult', { step: t(`offsite.step.${name}`), status: t(`offsite.status.${status}`) })}{' '}
              {reason && t(`offsite.${reason}`)}
              {message !== '' && <bdi>{t('technical', { detail: message })}</bdi>}
            </li>
          ))}
        </ul>
      }
    />
  );
}
