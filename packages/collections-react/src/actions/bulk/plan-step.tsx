import { useConsole } from '@signalbox/api/react';
import type { BulkPlan, RecordSelection } from '@signalbox/collections-core';
import { LoadFailure, LoadingLines, useFailureText } from '@signalbox/console-kit';
import { readNumber } from '@signalbox/widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../common/collection';
import { useRecordsText } from '../../common/selection/use-records-text';
import { type BulkChange, planQuery, startBulk } from './bulk-calls';
import { FailureList } from './failure-list';
import { StepButtons } from './step-buttons';
import { UsedNote } from './used-note';

interface PlanStepProps {
  collection: Collection;
  selection: RecordSelection;
  change: BulkChange;
  onBack?: (() => void) | undefined;
  onClose: () => void;
  onStarted: (job: string) => void;
}

/** Shows what a change would do, and the button that starts it. */
export function PlanStep({ collection, selection, change, onBack, onClose, onStarted }: PlanStepProps) {
  const { t, i18n } = useTranslation('collections-react');
  const { api } = useConsole();
  const failureText = useFailureText();
  const recordsText = useRecordsText();
  const call = { api, resource: collection.resource, selection };
  const { data: plan, error, refetch } = useQuery(planQuery(call, change));
  const start = useMutation({ mutationFn: () => startBulk(call, change), onSuccess: ({ id }) => onStarted(id) });
  const [typed, setTyped] = useState('');
  const isDelete = change.action === 'delete';
  const mustConfirm = isDelete && plan !== undefined && plan.count > maxUnconfirmed;
  const canStart =
    plan !== undefined && plan.count > 0 && (!mustConfirm || readNumber(typed, i18n.language) === plan.count);
  return (
    <Flex vertical gap="middle">
      {error && (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('bulk.planFailed', { reason })}
        />
      )}
      {!plan && !error && <LoadingLines label={t('bulk.planning')} rows={3} />}
      {plan && <PlanView plan={plan} isDelete={isDelete} />}
      {mustConfirm && <ConfirmCount count={plan.count} value={typed} onChange={setTyped} />}
      {start.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('bulk.startFailed')}
          description={failureText(start.error)}
        />
      )}
      <StepButtons>
        <Button onClick={onBack ?? onClose} disabled={start.isPending}>
          {t(onBack ? 'bulk.back' : 'bulk.cancel')}
        </Button>
        <Button
          type="primary"
          danger={isDelete}
          disabled={!canStart}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {plan ? t(isDelete ? 'bulk.delete.go' : 'bulk.edit.go', { records: recordsText(plan) }) : t('bulk.wait')}
        </Button>
      </StepButtons>
    </Flex>
  );
}

/** To delete more records than this, the user types their number. */
const maxUnconfirmed = 20;

interface ConfirmCountProps {
  count: number;
  value: string;
  onChange: (typed: string) => void;
}

/** A number that the user types to confirm that so many records are meant. */
function ConfirmCount({ count, value, onChange }: ConfirmCountProps) {
  const { t } = useTranslation('collections-react');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('bulk.delete.confirm', { number: String(count) })}</label>
      <Input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        style={{ marginBlockStart: 8, maxInlineSize: 200 }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Shows how many records a change reaches, and which of those that were tried cannot be changed. */
function PlanView({ plan, isDelete }: { plan: BulkPlan; isDelete: boolean }) {
  const { t } = useTranslation('collections-react');
  const recordsText = useRecordsText();
  const { count, tried, unchanged, failed, failures, used } = plan;
  const exact = (number: number) => recordsText({ count: number, isEstimate: false });
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>
        {t(isDelete ? 'bulk.delete.plan' : 'bulk.edit.plan', { records: recordsText(plan) })}
      </Typography.Text>
      {isDelete && <Typography.Text type="secondary">{t('bulk.delete.text')}</Typography.Text>}
      {used && tried > 0 && <UsedNote used={used} checked={tried < count ? exact(tried) : undefined} />}
      {tried < count && failed + unchanged > 0 && (
        <Typography.Text type="secondary">{t('bulk.tried', { records: exact(tried) })}</Typography.Text>
      )}
      {unchanged > 0 && <Typography.Text>{t('bulk.planUnchanged', { records: exact(unchanged) })}</Typography.Text>}
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(isDelete ? 'bulk.delete.planFailures' : 'bulk.edit.planFailures', { records: exact(failed) })}
          description={<FailureList failures={failures} count={failed} />}
        />
      )}
    </Flex>
  );
}
