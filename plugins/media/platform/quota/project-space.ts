import { isOfOtherProject, mediaPath, mediaQuotaBytes, type PlatformKit, quotaExceeded } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { keptBytes } from '../retained/kept-bytes';

/** Bytes that a request is about to add to a project's media library. */
export interface SpaceClaim {
  /** Updates the claim to the actual size. Throws `quotaExceeded`. */
  change(bytes: number): Promise<void>;
  /** Call when the files are in the library, or the request has failed. */
  end(options: { areStored: boolean }): void;
}

interface KnownSpace {
  bytes: number;
  measuredAt: number;
}

/**
 * Limits the media library of each project to its quota, the setting `mediaLibraryQuota` in gigabytes; no limit if it is empty.
 * What other requests claim counts too, and so do the trash and the versions of files. The library is measured again after a
 * while, as other replicas add to it, and before a claim is rejected, as files may have been removed.
 */
export function createProjectSpace(kit: Pick<PlatformKit, 'files' | 'fileTree'>) {
  const { files } = kit;
  const known = new Map<string, KnownSpace>();
  const measuring = new Map<string, Promise<KnownSpace>>();
  const claimed = new Map<string, number>();

  const measure = (project: string) => {
    const running = measuring.get(project) ?? measureAlone(project).finally(() => measuring.delete(project));
    measuring.set(project, running);
    return running;
  };
  const measureAlone = async (project: string) => {
    const isLeftOut = project === 'default' ? isOfOtherProject : undefined;
    const bytes = (await files.bytesOf(mediaPath(project, ''), isLeftOut)) + (await keptBytes(kit, project));
    const found = { measuredAt: Date.now(), bytes };
    known.set(project, found);
    return found;
  };
  const claimedBy = (project: string) => claimed.get(project) ?? 0;

  const lastMeasured = async (project: string) => {
    const last = known.get(project);
    return last && Date.now() - last.measuredAt < rememberedMilliseconds ? last : measure(project);
  };

  return async function claim(options: { project: string; settings: JsonObject; bytes: number }): Promise<SpaceClaim> {
    const { project } = options;
    const quota = mediaQuotaBytes(options.settings);
    let own = 0;
    /** Must not await between reading the other claims and adding this one. */
    const claimWithin = ({ bytes: used }: KnownSpace, bytes: number) => {
      const more = bytes - own;
      if (more > 0 && quota !== undefined && used + claimedBy(project) + more > quota) return false;
      claimed.set(project, claimedBy(project) + more);
      own = bytes;
      return true;
    };
    const change = async (bytes: number) => {
      if (quota === undefined || claimWithin(await lastMeasured(project), bytes)) return;
      const space = await measure(project);
      if (claimWithin(space, bytes)) return;
      throw quotaExceeded({ usedBytes: space.bytes, quotaBytes: quota });
    };
    await change(options.bytes);
    return {
      change,
      end({ areStored }) {
        claimed.set(project, claimedBy(project) - own);
        const space = known.get(project);
        if (space && areStored) space.bytes += own;
        own = 0;
      },
    };
  };
}
export type ClaimSpace = ReturnType<typeof createProjectSpace>;

const rememberedMilliseconds = 60_000;
