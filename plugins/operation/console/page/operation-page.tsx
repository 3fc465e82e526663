import { PageFrame } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import { DatabaseSection } from '../database/database-section';
import { BundleButton } from '../bundle/bundle-button';
import { ActionSection } from '../records/action-section';
import { LockedSection } from '../sessions/locked-section';
import { CheckSection } from '../work/check-section';
import { SessionSection } from '../sessions/session-section';
import { WorkSections } from '../work/work-sections';
import { HistorySection } from '../history/history-section';
import { Overview } from '../overview/overview';

/** `/app/operation`: what the servers, the database and the work of the platform are doing. It renews itself. */
export function OperationPage() {
  const { t } = useTranslation('operation');
  return (
    <PageFrame title={t('title')} description={t('description')} width="wide" actions={<BundleButton />}>
      <Overview />
      <HistorySection />
      <SessionSection />
      <LockedSection />
      <WorkSections />
      <CheckSection />
      <DatabaseSection />
      <ActionSection />
    </PageFrame>
  );
}
