import type { MessageLocale } from '@signalbox/api';
import { leftOutFiles, leftOutRecords } from '@signalbox/project-data';
import type { PartCounts } from '../../../shared/transfer';
import type { ProjectPart } from '../../project-parts';
import type { DataPlan } from './plan-data';
import type { MediaPlan } from './plan-media';

/** What an import changes or has changed, and what it leaves out. */
export interface ImportTotals {
  parts: readonly ProjectPart[];
  data: Pick<DataPlan, 'parts'>;
  /** Undefined when the import has no files. */
  media?: Pick<MediaPlan, 'counts' | 'invalid'>;
}

/** The totals part by part. `language`: of the errors of content that is left out. */
export function countedParts({ parts, data, media }: ImportTotals, language: MessageLocale): PartCounts[] {
  return parts.flatMap(({ name, kind }) => {
    const planned = kind === 'files' ? undefined : data.parts.find(({ part }) => part.name === name);
    const counts = kind === 'files' ? media?.counts : planned?.counts;
    if (!counts) return [];
    const invalid =
      kind === 'files' ? media && leftOutFiles(media.invalid, language) : leftOutRecords(planned?.invalid, language);
    return [{ name, ...counts, ...(invalid ? { invalid } : {}) }];
  });
}
