import type { RestoreRule } from '@signalbox/schemas/types';
import { createFolderTree, type PlatformKit, restoredFrontEndDir } from '@signalbox/platform-kit';
import { type FileArea, htmlArea, mediaArea, type TreePlace } from '@signalbox/project-data';
import type { RestoreChoice } from './restore-choice';

export interface ChosenArea {
  area: FileArea;
  rule: RestoreRule;
  /** Where the existing files are. */
  existingAt: TreePlace;
}

/** The file areas that a restore changes. */
export function chosenAreas(kit: PlatformKit, project: string, { fileServer, html }: RestoreChoice): ChosenArea[] {
  const media = mediaArea(kit, project);
  const front = htmlArea(kit);
  const frontEnd = kit.frontEndDir();
  const isOwn = frontEnd === restoredFrontEndDir(kit.dataDir);
  const frontAt = isOwn ? front : { tree: createFolderTree({ root: frontEnd }), root: '' };
  return [
    ...(fileServer === undefined ? [] : [{ area: media, rule: fileServer, existingAt: media }]),
    ...(html === undefined ? [] : [{ area: front, rule: html, existingAt: frontAt }]),
  ];
}
