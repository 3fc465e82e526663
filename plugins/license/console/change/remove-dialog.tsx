import { useConsole } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicensePlan } from '../../shared/license';
import { PlanDialog } from './plan-dialog';

/** Shows what the removal of the license changes, and removes it. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('license');
  const { api } = useConsole();
  const plan = useQuery(
    queryOptions({
      queryKey: ['core/license/plan', 'removal'] as const,
      queryFn: () => api.post<LicensePlan>('core/license/plan', {}),
      gcTime: 0,
      retry: false,
    }),
  );
  if (plan.data) return <PlanDialog plan={plan.data} onBack={onClose} onClose={onClose} />;
  return (
    <Modal open title={t('remove')} footer={null} closable={{ 'aria-label': t('cancel') }} centered onCancel={onClose}>
      {plan.error ? (
        <LoadFailure error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Modal>
  );
}
