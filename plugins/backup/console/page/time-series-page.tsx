import { BackupScopeContext, timeSeriesScope } from '../scope';
import { BackupPage } from './backup-page';

/** `/app/tsdb-backup`: backups of the time series of all devices. */
export function TimeSeriesPage() {
  return (
    <BackupScopeContext value={timeSeriesScope}>
      <BackupPage />
    </BackupScopeContext>
  );
}
