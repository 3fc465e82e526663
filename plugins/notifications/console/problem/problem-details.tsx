import { useFormMessages } from '@signalbox/console-kit';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeProblem } from '../../shared/notice';

/**
 * Shows what to do about a problem, the field that it is about, and the provider's answer to fold out. `formId`: the
 * tab of the provider.
 */
export function ProblemDetails({
  problem: { cause, code, answer, params },
  formId,
}: {
  problem: NoticeProblem;
  formId: string;
}) {
  const { t } = useTranslation('notifications');
  const messages = useFormMessages();
  const field = params.field === undefined ? undefined : titleOf({ formId, field: params.field, messages });
  return (
    <Flex vertical gap="small">
      <span>{t(`remedies.${cause}`)}</span>
      {field !== undefined && <span>{t('test.field', { field })}</span>}
      {params.ip !== undefined && (
        <span>
          <bdi>{params.ip}</bdi>
        </span>
      )}
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
