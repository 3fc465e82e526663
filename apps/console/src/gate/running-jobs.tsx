import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useMay } from '@signalbox/api/react';
import { plugins } from '../plugins';

const kinds = plugins.flatMap(({ jobKinds = [] }) => jobKinds);

// A part that cannot be loaded must not break the page.
const ProgressCenter = lazy(() =>
  import('@signalbox/console-kit/progress-center').then(
    ({ ProgressCenter: Loaded }): Loadable => ({ default: () => <Loaded kinds={kinds} /> }),
    (): Loadable => ({ default: () => null }),
  ),
);

/** Progress of the plug-ins' jobs, on every page. Loads after the page, so that a first visit is not slower. */
export function RunningJobs() {
  const may = useMay();
  const [isPageThere, setIsPageThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPageThere(true), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isPageThere || !kinds.some(({ permissions }) => may(permissions.view))) return null;
  return (
    <Suspense>
      <ProgressCenter />
    </Suspense>
  );
}

const pauseMilliseconds = 1_000;

interface Loadable {
  default: ComponentType;
}
