import type { ReactNode } from 'react';
import { likelyHeight } from './field-height';

/** Many blocks, which the browser passes over as one while they are far from the screen (`content-visibility`). */
export function ChunkView({ fieldCount, children }: { fieldCount: number; children: ReactNode }) {
  return (
    <div className="sb-stretch" style={{ containIntrinsicBlockSize: likelyHeight(fieldCount) }}>
      {children}
    </div>
  );
}
