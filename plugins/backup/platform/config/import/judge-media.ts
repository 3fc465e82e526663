import { PlatformError } from '@signalbox/api';
import { mediaQuotaBytes, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import {
  type FilesVerdict,
  type InvalidFiles,
  judgeFiles,
  leaveOutInvalidFiles,
  mediaArea,
  rejectAboveQuota,
  type RestoreRule,
} from '@signalbox/project-data';
import type { UnpackedProject } from './unpack-project';

interface MediaToJudge {
  project: string;
  archive: UnpackedProject;
  rule: RestoreRule;
  viewer: Viewer | undefined;
  signal?: AbortSignal;
}

/** What an import makes of the media: what its sender could upload, under the same inspection. */
export async function judgeMedia(
  kit: PlatformKit,
  { project, archive, rule, viewer, signal }: MediaToJudge,
): Promise<{ verdict: FilesVerdict; invalid: InvalidFiles }> {
  if (!viewer) throw new PlatformError('tokenMissing');
  const area = mediaArea({ dataDir: kit.dataDir, project });
  const verdict = await judgeFiles({ archive, area, rule, signal });
  const { settings } = await kit.settings.read(project);
  const invalid = await leaveOutInvalidFiles({
    verdict,
    locate: ({ entryName }) => archive.locationOf(entryName),
    async inspect(files) {
      signal?.throwIfAborted();
      return kit.mediaInspector.inspectAll({ files, settings, isFormPicture: true, owner: viewer.userId });
    },
  });
  rejectAboveQuota(verdict, mediaQuotaBytes(settings));
  return { verdict, invalid };
}
