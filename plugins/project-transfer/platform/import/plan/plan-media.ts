import type { RestoreRule } from '@signalbox/schemas/types';
import type { RestoreCounts } from '@signalbox/api';
import { mediaQuotaBytes, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import {
  type FilesPlan,
  type InvalidFiles,
  planAreaFiles,
  leaveOutInvalidFiles,
  mediaArea,
  rejectAboveQuota,
} from '@signalbox/project-data';
import type { ExtractedProject } from '../prepare/extract-project';

interface MediaToPlan {
  project: string;
  archive: ExtractedProject;
  rule: RestoreRule;
  viewer: Viewer;
  signal?: AbortSignal;
}

export interface MediaPlan {
  plan: FilesPlan;
  counts: RestoreCounts;
  /** Files that are left out. */
  invalid: InvalidFiles;
}

/** Plans the media of an import: the files that the user could upload, with the same inspection. */
export async function planMedia(
  kit: PlatformKit,
  { project, archive, rule, viewer, signal }: MediaToPlan,
): Promise<MediaPlan> {
  const area = mediaArea(kit, project);
  const plan = await planAreaFiles({ archive, area, rule, signal });
  const { settings } = await kit.settings.read(project);
  const invalid = await leaveOutInvalidFiles({
    plan,
    locate: ({ entryName }) => archive.locationOf(entryName),
    async inspect(files) {
      signal?.throwIfAborted();
      return kit.mediaInspector.inspectAll({ files, settings, isFormPicture: true, owner: viewer.userId });
    },
  });
  rejectAboveQuota(plan, mediaQuotaBytes(settings));
  return { plan, counts: plan.counts, invalid };
}
