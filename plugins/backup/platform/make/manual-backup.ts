import type { MessageLocale } from '@signalbox/api';
import type { JobToRepeat } from '@signalbox/jobs';
import { type PlatformKit, validated } from '@signalbox/platform-kit';
import { backupExportQueryEntity } from '../../shared/generated/entities';
import type { BackupExportQuery } from '../../shared/generated/types';
import { targetOfTask } from '../scopes';
import { backupChoice } from './backup-choice';
import { backupWork } from './start-backup';
import type { BackupInput } from './write-backup';

interface ManualBackup {
  query: BackupExportQuery;
  project: string;
  name: string;
  creator: string;
  language: MessageLocale;
}

/** Returns the backup that a user asks for. Throws `invalidField`. */
export function manualBackup({ query, project, ...others }: ManualBackup): BackupInput {
  const { moduleRules } = query;
  return { ...backupChoice({ ...query, project }), ...others, project, moduleRules, origin: 'manual' };
}

/** Makes a backup again whose server stopped: of the state that the platform has then. */
export function repeatBackup(kit: PlatformKit) {
  return async (job: JobToRepeat) => {
    const { name, creator, language = 'en' } = job;
    const query = validated(job.body, backupExportQueryEntity);
    return backupWork(kit, { input: manualBackup({ query, project: targetOfTask(job), name, creator, language }) });
  };
}
