import type { OpenArchive } from '@signalbox/archive';
import type { Product } from '@signalbox/platform-kit';
import type { PlanWarning } from '../../../shared/restore-plan';
import type { RestoreChoice } from '../choice/restore-choice';

interface PlannedContent {
  archive: Pick<OpenArchive, 'manifest'>;
  choice: RestoreChoice;
  /** Folders of the media that rule 2 does not delete. */
  keptFolders: readonly string[];
  usersWithoutPassword: number;
  /** Pointers of settings. */
  missingSecrets: string[];
  /** Number of files. */
  notInspected: number;
  /** The running product. */
  product: Product;
}

export function planWarnings(plan: PlannedContent): PlanWarning[] {
  const { choice, keptFolders, usersWithoutPassword, missingSecrets, notInspected } = plan;
  const archived = plan.archive.manifest.product;
  const isServed = archived.version === plan.product.version;
  return [
    ...(usersWithoutPassword > 0 ? [{ what: 'usersWithoutPassword' as const, count: usersWithoutPassword }] : []),
    ...(missingSecrets.length > 0 ? [{ what: 'secretsMissing' as const, fields: missingSecrets }] : []),
    ...(choice.fileServer === 2 && keptFolders.length > 0
      ? [{ what: 'foldersStay' as const, folders: [...keptFolders] }]
      : []),
    ...(notInspected > 0 ? [{ what: 'filesNotInspected' as const, count: notInspected }] : []),
    ...(choice.html !== undefined && !isServed ? [{ what: 'htmlNotServed' as const, version: archived.version }] : []),
  ];
}
