import type { OperationFigure } from '@signalbox/api';
import type { GaugeSource, OperationPart } from '@signalbox/platform-kit';

/** Size of all media libraries and of that of a project, for the pages of operation. */
export const mediaFigures: OperationPart = {
  figures: (source) => readFigures(source, ''),
  ofProject: (source, project) => readFigures(source, 'where project = $1', [project]),
};

async function readFigures({ query }: GaugeSource, where: string, values: string[] = []): Promise<OperationFigure[]> {
  const [row] = await query<{ count: number; bytes: number | null }>(
    `select count(*)::int as count, sum(bytes)::bigint as bytes from media_file ${where}`,
    values,
  );
  return [
    { title: 'media::figures.files', value: row?.count ?? 0, unit: 'count' },
    { title: 'media::figures.bytes', value: row?.bytes ?? 0, unit: 'bytes' },
  ];
}
