import { PlatformError } from '@signalbox/api';
import { mediaQuotaBytes, type PlatformKit, quotaExceeded, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { RestoreRule } from '../../data/restore-rule';
import { mediaArea } from '../../restore/files/file-area';
import { type FilesVerdict, type FileVerdict, judgeFiles } from '../../restore/files/judge-files';
import { type InvalidFiles, leaveOutInvalidFiles } from '../../restore/files/leave-out-invalid';
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
  rejectAboveQuota(verdict, settings);
  return { verdict, invalid };
}

/** Uploads have this limit too. A library that is above it already may be imported into as long as it does not grow. */
function rejectAboveQuota({ files, held }: FilesVerdict, settings: JsonObject): void {
  const quotaBytes = mediaQuotaBytes(settings);
  const usedBytes = held.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const nextBytes = [...files.values()].reduce((sum, file) => sum + bytesOf(file), 0);
  if (quotaBytes !== undefined && nextBytes > quotaBytes && nextBytes > usedBytes)
    throw quotaExceeded({ usedBytes, quotaBytes });
}

function bytesOf(file: FileVerdict): number {
  return file.from === 'held' ? file.file.bytes : file.entry.size;
}
