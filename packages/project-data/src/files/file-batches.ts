import { basename } from 'node:path/posix';
import { formatOf } from '@signalbox/platform-kit/media-inspection';
import type { FilesPlan, PlannedFile } from './plan-files';

export type ArchivedFile = Extract<PlannedFile, { from: 'archive' }>;

interface FileOfBatch {
  path: string;
  file: ArchivedFile;
}

/**
 * The files of the archive, in order, in batches for the inspection thread: the round trip of a single small file takes
 * longer than its inspection. A batch has at most 64 files of 1 MB together. A larger file is alone. So is a drawing
 * (SVG): it takes up to two seconds, and a plan checks its time limit between batches.
 */
export function fileBatches({ files }: Pick<FilesPlan, 'files'>): FileOfBatch[][] {
  const batches: FileOfBatch[][] = [];
  let bytes = 0;
  for (const [path, file] of files) {
    if (file.from !== 'archive') continue;
    const last = batches.at(-1);
    const weight = isDrawing(path) ? maxBytes : file.entry.size;
    if (last && last.length < maxFiles && bytes + weight <= maxBytes) {
      last.push({ path, file });
      bytes += weight;
    } else {
      batches.push([{ path, file }]);
      bytes = weight;
    }
  }
  return batches;
}

function isDrawing(path: string): boolean {
  const form = formatOf(basename(path))?.otherwise;
  return form === 'svg' || form === 'svgz';
}

const maxFiles = 64;
const maxBytes = 2 ** 20;
