import type { RestoreRule } from '@signalbox/schemas/types';
import type { PlatformKit } from '@signalbox/platform-kit';
import { type FileArea, htmlArea, mediaArea } from '@signalbox/project-data';
import type { RestoreChoice } from './restore-choice';

export interface ChosenArea {
  area: FileArea;
  rule: RestoreRule;
  /** Folder of the existing files. */
  existingRoot: string;
}

/** The file areas that a restore changes. */
export function chosenAreas(kit: PlatformKit, project: string, { fileServer, html }: RestoreChoice): ChosenArea[] {
  const media = mediaArea({ dataDir: kit.dataDir, project });
  return [
    ...(fileServer === undefined ? [] : [{ area: media, rule: fileServer, existingRoot: media.root }]),
    ...(html === undefined ? [] : [{ area: htmlArea(kit), rule: html, existingRoot: kit.frontEndDir() }]),
  ];
}
