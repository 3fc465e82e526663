import type { PlatformKit } from '@signalbox/platform-kit';
import type { Operation } from '../../shared/operation';

/** Where media and archives are, and whether an archive could be written there now. The reason why it could not is in the log. */
export async function readStore({
  hasBucket: isBucket,
  archives,
  log,
}: Pick<PlatformKit, 'hasBucket' | 'archives' | 'log'>): Promise<NonNullable<Operation['store']>> {
  try {
    await archives.tryOut();
    return { isBucket, isUsable: true };
  } catch (err) {
    log.warn({ err }, 'the store of files cannot be written');
    return { isBucket, isUsable: false };
  }
}
