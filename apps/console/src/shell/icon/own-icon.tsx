import { useState, type CSSProperties, type ReactNode } from 'react';

/** An uploaded icon, in the size of the text around it; `fallback` if it was deleted or cannot be loaded. */
export function OwnIcon({ source, fallback }: { source: string; fallback: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return fallback;
  return (
    <span className="anticon" aria-hidden>
      <img src={source} alt="" style={size} onError={() => setHasFailed(true)} />
    </span>
  );
}

const size: CSSProperties = { display: 'block', inlineSize: '1em', blockSize: '1em', objectFit: 'contain' };
