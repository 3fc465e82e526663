import { BackupScopeContext, databaseScope } from '../scope';
import { BackupPage } from './backup-page';

/** `/app/db-backup`: backups of the whole database. */
export function DatabasePage() {
  return (
    <BackupScopeContext value={databaseScope}>
      <BackupPage />
    </BackupScopeContext>
  );
}
