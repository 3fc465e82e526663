import { PlatformError } from '@signalbox/api';
import { mediaQuotaBytes, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import {
  type FilesPlan,
  type InvalidFiles,
  planAreaFiles,
  leaveOutInvalidFiles,
  mediaArea,
  rejectAboveQuota,
  type RestoreRule,
} from '@signalbox/project-data';
import type { ExtractedProject } from './extract-project';

interface MediaToPlan {
  project: string;
  archive: ExtractedProject;
  rule: RestoreRule;
  viewer: Viewer | undefined;
  signal?: AbortSignal;
}

/** What an import makes of the media: what its sender could upload, under the same inspection. */
export async function planMedia(
  kit: PlatformKit,
  { project, archive, rule, viewer, signal }: MediaToPlan,
): Promise<{ verdict: FilesPlan; invalid: InvalidFiles }> {
  if (!viewer) throw new PlatformError('tokenMissing');
  const area = mediaArea({ dataDir: kit.dataDir, project });
  const result = await planAreaFiles({ archive, area, rule, signal });
  const { settings } = await kit.settings.read(project);
  const invalid = await leaveOutInvalidFiles({
    verdict: result,
    locate: ({ entryName }) => archive.locationOf(entryName),
    async inspect(files) {
      signal?.throwIfAborted();
      return kit.mediaInspector.inspectAll({ files, settings, isFormPicture: true, owner: viewer.userId });
    },
  });
  rejectAboveQuota(result, mediaQuotaBytes(settings));
  return { verdict: result, invalid };
}
