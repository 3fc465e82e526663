import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeProblem } from '../../shared/notice';
import { ProblemDetails } from './problem-details';

/** Why a message was not sent. Value: a problem of the delivery log, with the provider. */
export function ProblemField({ id, label, value }: WidgetProps<JsonObject>) {
  const { t } = useTranslation('notifications');
  if (value === undefined) return <span id={id}>–</span>;
  const problem = value as unknown as NoticeProblem;
  return (
    <section id={id} aria-label={label}>
      <Alert
        type="warning"
        showIcon
        title={t(`causes.${problem.cause}`)}
        description={<ProblemDetails problem={problem} formId={`notice_settings/${String(value['provider'])}`} />}
      />
    </section>
  );
}
