import { useFormMessages } from '@signalbox/console-kit';
import { Alert, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeProblem, NoticeResult } from '../../shared/notice';

/** What became of a test message: for a failed one its cause, the remedy, and the raw answer to fold out. Scrolls into view. */
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

function Outcome({ result: { isSent, steps }, formId }: { result: NoticeResult; formId: string }) {
  const { t } = useTranslation('notifications');
  const last = steps.at(-1);
  if (!isSent && last?.problem)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t(`causes.${last.problem.cause}`)}
        description={<Problem problem={last.problem} formId={formId} />}
      />
    );
  if (last?.name === 'delivered' && last.status === 'succeed')
    return <Alert type="success" showIcon title={t('test.delivered')} />;
  return <Alert type="success" showIcon title={t('test.accepted')} description={t('test.acceptedHelp')} />;
}

function Problem({ problem: { cause, code, answer, params }, formId }: { problem: NoticeProblem; formId: string }) {
  const { t } = useTranslation('notifications');
  const messages = useFormMessages();
  const field = params.field === undefined ? undefined : titleOf({ formId, field: params.field, messages });
  return (
    <Flex vertical gap="small">
      <span>{t(`remedies.${cause}`)}</span>
      {field !== undefined && <span>{t('test.field', { field })}</span>}
      {params.ip !== undefined && <bdi>{params.ip}</bdi>}
      {code !== '' && <span>{t('test.code', { code: `\u2068${code}\u2069` })}</span>}
      {answer !== '' && (
        <details>
          <summary style={{ cursor: 'pointer' }}>{t('test.answer')}</summary>
          <pre dir="ltr" style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {answer}
          </pre>
        </details>
      )}
    </Flex>
  );
}

/** Title of the setting that a provider names by its last part, such as `/appSecret`. */
function titleOf({
  formId,
  field,
  messages,
}: {
  formId: string;
  field: string;
  messages: ReturnType<typeof useFormMessages>;
}): string | undefined {
  const section = formId.slice(formId.lastIndexOf('/') + 1);
  const name = field.slice(1);
  return (
    messages(`forms/${formId}::${section}.${name}.title`) ??
    messages(`forms/${formId}::${section}.gateway.${name}.title`)
  );
}
