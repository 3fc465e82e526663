import type { ReactNode } from 'react';
import { likelyHeight } from './field-height';

/**
 * A group of blocks. The browser skips its layout as one unit while it is far from the viewport (`content-visibility`).
 */
export function ChunkView({ fieldCount, children }: { fieldCount: number; children: ReactNode }) {
  return (
    <div className="sb-chunk" style={{ containIntrinsicBlockSize: likelyHeight(fieldCount) }}>
      {children}
    </div>
  );
}
