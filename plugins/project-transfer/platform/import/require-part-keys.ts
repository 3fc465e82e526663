import type { Viewer } from '@signalbox/platform-kit';
import { requireSettingKeys, requireWriteKeys, type RestoreRule } from '@signalbox/project-data';
import type { ProjectPart } from '../project-parts';

/** Throws `forbidden` when the viewer lacks the permission to write one of the parts through its routes. */
export function requirePartKeys(
  viewer: Viewer | undefined,
  { parts, rule }: { parts: readonly ProjectPart[]; rule: RestoreRule },
): void {
  for (const part of parts)
    switch (part.kind) {
      case 'collection':
        requireWriteKeys(viewer, part.collection, rule);
        break;
      case 'setting':
        requireSettingKeys(viewer, part.property);
        break;
      case 'files':
        requireWriteKeys(viewer, 'fileServer', rule);
        break;
    }
}
