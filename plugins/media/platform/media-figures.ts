import type { OperationPart } from '@signalbox/platform-kit';

/** Size of all media libraries, for the page of system operation. */
export const mediaFigures: OperationPart = {
  async figures({ query }) {
    const [row] = await query<{ count: number; bytes: number | null }>(
      'select count(*)::int as count, sum(bytes)::bigint as bytes from media_file',
    );
    return [
      { title: 'media::figures.files', value: row?.count ?? 0, unit: 'count' },
      { title: 'media::figures.bytes', value: row?.bytes ?? 0, unit: 'bytes' },
    ];
  },
};
