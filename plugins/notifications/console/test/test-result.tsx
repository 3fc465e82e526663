import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeResult } from '../../shared/notice';
import { ProblemDetails } from '../problem/problem-details';

/** The outcome of a test message: for a failed one its cause, the remedy, and the raw answer to fold out. Scrolls into view. */
export function TestResult({ result, formId }: { result: NoticeResult; formId: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers may return a promise, which React would take for a cleanup.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Outcome result={result} formId={formId} />
    </div>
  );
}

function Outcome({ result: { isSent, steps, uncertainty }, formId }: { result: NoticeResult; formId: string }) {
  const { t } = useTranslation('notifications');
  const last = steps.at(-1);
  if (!isSent && last?.problem)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t(`causes.${last.problem.cause}`)}
        description={
          <>
            {uncertainty && <p style={{ marginBlock: '0 8px' }}>{t('test.maybeSent')}</p>}
            <ProblemDetails problem={last.problem} formId={formId} />
          </>
        }
      />
    );
  if (last?.name === 'read') return <Alert type="success" showIcon title={t('test.read')} />;
  if (last?.name === 'delivered' && last.status === 'succeed')
    return <Alert type="success" showIcon title={t('test.delivered')} />;
  return <Alert type="success" showIcon title={t('test.accepted')} description={t('test.acceptedHelp')} />;
}
