import { BackupScopeContext, timeSeriesScope } from '../scope';
import { BackupPage } from './backup-page';

/** `/app/tsdb-backup`: backups of what devices recorded. */
export function TimeSeriesPage() {
  return (
    <BackupScopeContext value={timeSeriesScope}>
      <BackupPage />
    </BackupScopeContext>
  );
}
