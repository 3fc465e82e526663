import type { BackupItem } from '../../shared/backup-items';
import { itemsOf, type ShownBackup } from '../backup-record';
import type { PartSize } from '../../shared/part-size';

/** Size in MB above which a part makes a backup slow. */
const largeMegabytes = 2048;

/** Chosen items that are larger than 2 GB, counting only the chosen modules of the data. */
export function largeParts(
  sizes: readonly Pick<PartSize, 'name' | 'group' | 'size'>[],
  item: ShownBackup['item'],
  modules: string[],
): BackupItem[] {
  const sizeOf = (name: BackupItem) => {
    const parts = sizes.filter(({ group }) => group === name);
    return parts.length > 0
      ? parts.filter((part) => modules.includes(part.name)).reduce((total, { size }) => total + size, 0)
      : (sizes.find((part) => part.name === name)?.size ?? 0);
  };
  return itemsOf({ item }).filter((name) => sizeOf(name) > largeMegabytes);
}
