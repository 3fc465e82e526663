import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CycleOutcome } from '../../shared/cycle';
import type { OffsiteOutcome } from '../../shared/offsite';

/** Result of a cycle's last run: the archive and its offsite copy. */
export function OutcomeText({ outcome }: { outcome: CycleOutcome }) {
  const { t } = useTranslation('backup');
  const { status, message, offsite } = outcome;
  return (
    <>
      <Typography.Text type={tones[status]}>
        {message === '' ? t(`cycles.outcome.${status}`) : t('cycles.outcome.because', { reason: message })}
      </Typography.Text>
      {offsite && <CopyText {...offsite} />}
    </>
  );
}

function CopyText({ status, reason = 'interrupted', message }: OffsiteOutcome) {
  const { t } = useTranslation('backup');
  const text = status === 'fail' ? t(`cycles.copy.reason.${reason}`) : t(`cycles.copy.${status}`);
  return (
    <Typography.Text type={status === 'fail' ? 'warning' : 'secondary'}>
      {text} {message !== '' && <bdi>{t('technical', { detail: message })}</bdi>}
    </Typography.Text>
  );
}

const tones = { ongoing: undefined, succeed: 'success', fail: 'danger', pause: 'secondary' } as const;
