import { useEffect, useState } from 'react';

/** Milliseconds after which work without a question is shown. Before, it would only flash. */
const slowMilliseconds = 500;

/** True once this is on the page for a while. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
