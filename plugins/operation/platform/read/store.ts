import { type PlatformKit, withDeadline } from '@signalbox/platform-kit';
import type { Operation } from '../../shared/operation';

interface ReadableStore extends Pick<PlatformKit, 'hasBucket'> {
  archives: Pick<PlatformKit['archives'], 'tryOut'>;
  log: Pick<PlatformKit['log'], 'warn'>;
}

/**
 * Returns where media and archives are, and whether an archive could be written there now. The reason why it could not
 * is in the log.
 */
export async function readStore({
  hasBucket: isBucket,
  archives,
  log,
}: ReadableStore): Promise<NonNullable<Operation['store']>> {
  try {
    await withDeadline(archives.tryOut(), deadlineMilliseconds);
    return { isBucket, isUsable: true };
  } catch (err) {
    log.warn({ err }, 'the store of files cannot be written');
    return { isBucket, isUsable: false };
  }
}

/** A bucket that hangs must not keep the page from its other figures. */
const deadlineMilliseconds = 3_000;
