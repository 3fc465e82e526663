import type { MessageLocale } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { localTime, type LocalMoment } from '../../local-time';
import { writeBackup } from '../../make/write-backup';
import { itemsOf } from '../choice/restore-choice';
import type { SafetyBackup } from '../restore-deps';

/**
 * Backs up the modules that a restore may change, and the files that it replaces or deletes, inside the restore's job.
 */
export async function makeSafetyBackup(
  kit: PlatformKit,
  { project, choice, onlyFiles, name, ...options }: SafetyBackup,
): Promise<void> {
  await writeBackup(kit, {
    ...options,
    input: {
      project,
      name,
      item: itemsOf(choice),
      modules: Object.keys(choice.rules),
      onlyFiles,
      excludedDirs: [],
      origin: 'safety',
      creator: '',
    },
  });
}

/**
 * `Pre-restore 2026-05-04 03:02`, in the user's language and time zone. Without seconds, as a name has at most 30
 * characters.
 */
export function safetyName({ language, ...moment }: LocalMoment & { language: MessageLocale }): string {
  return `${messages[language]} ${localTime(moment).slice(0, 'yyyy-mm-dd hh:mm'.length)}`;
}

const messages: Record<MessageLocale, string> = { en: 'Pre-restore', 'zh-Hans': '还原前' };
