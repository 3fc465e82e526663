import { readAgain, useConsole } from '@signalbox/api/react';
import { type BulkResult, recordKeys } from '@signalbox/collections-core';
import { LoadFailure, StopButton, useShownElsewhere } from '@signalbox/console-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Progress, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../common/collection';
import { useRecordsText } from '../../common/selection/use-records-text';
import { bulkResultQuery } from './bulk-calls';
import { FailureList } from './failure-list';
import { StepButtons } from './step-buttons';

interface ResultStepProps {
  collection: Collection;
  /** Id of the job. */
  job: string;
  onClose: () => void;
}

/** The progress of a change with a button that aborts it, then its result. */
export function ResultStep({ collection, job, onClose }: ResultStepProps) {
  const { t } = useTranslation('collections-react');
  const { api } = useConsole();
  const queries = useQueryClient();
  const { data: result, error, refetch } = useQuery(bulkResultQuery({ api, resource: collection.resource }, job));
  const isRunning = result === undefined || result.status === 'ongoing';
  useShownElsewhere(job, isRunning);
  useEffect(() => {
    if (!isRunning) void readAgain(queries, recordKeys.of(collection.resource));
  }, [isRunning, queries, collection.resource]);
  return (
    <Flex vertical gap="middle">
      {error && (
        <LoadFailure error={error} onRetry={() => void refetch()} titleOf={(reason) => t('bulk.unknown', { reason })} />
      )}
      {isRunning && !error && (
        <Flex vertical gap="small">
          <Progress percent={percentOf(result)} status="active" aria-label={t('bulk.progress')} />
          <StopButton id={job} />
        </Flex>
      )}
      {result && !isRunning && <ResultView result={result} onOpen={onClose} />}
      <StepButtons>
        <Button type={isRunning ? 'default' : 'primary'} onClick={onClose}>
          {t(isRunning ? 'bulk.background' : 'bulk.close')}
        </Button>
      </StepButtons>
    </Flex>
  );
}

/** Never rounds up to 100. */
function percentOf(result: BulkResult | undefined): number {
  if (result === undefined || result.count === 0) return 0;
  return Math.min(99, Math.floor((100 * (result.changed + result.unchanged + result.failed)) / result.count));
}

interface ResultViewProps {
  result: BulkResult;
  /** The user opens a record that was not changed. */
  onOpen: () => void;
}

/** Shows what a change has done when it ended. */
function ResultView({ result, onOpen }: ResultViewProps) {
  const { t } = useTranslation('collections-react');
  const recordsText = useRecordsText();
  const { action, status, changed, unchanged, failed, failures } = result;
  const textOf = (count: number) => recordsText({ count, isEstimate: false });
  const isDelete = action === 'delete';
  return (
    <Flex vertical gap="small">
      <Alert
        type={status === 'finish' && failed === 0 ? 'success' : status === 'fail' ? 'error' : 'warning'}
        showIcon
        role={status === 'fail' ? 'alert' : 'status'}
        title={t(`bulk.ended.${status}`)}
        description={t(isDelete ? 'bulk.delete.done' : 'bulk.edit.done', { records: textOf(changed) })}
      />
      {unchanged > 0 && (
        <Typography.Text>
          {t(isDelete ? 'bulk.delete.unchanged' : 'bulk.edit.unchanged', { records: textOf(unchanged) })}
        </Typography.Text>
      )}
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(isDelete ? 'bulk.delete.failures' : 'bulk.edit.failures', { records: textOf(failed) })}
          description={<FailureList failures={failures} count={failed} onOpen={isDelete ? undefined : onOpen} />}
        />
      )}
    </Flex>
  );
}
