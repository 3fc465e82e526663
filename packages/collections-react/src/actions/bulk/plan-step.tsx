import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { readNumber } from '@signalbox/widgets';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../common/collection';
import type { RecordSelection } from '@signalbox/collections-core';
import { type BulkChange, planQuery, startBulk } from './bulk-calls';
import { ConfirmCount } from './confirm-count';
import { PlanView } from './plan-view';
import { StepButtons } from './step-buttons';
import { useRecordsText } from '../../common/selection/use-records-text';

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
