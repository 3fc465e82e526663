import type { ConsolePlugin } from '@signalbox/api/plugin';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { plugins } from '../plugins';
import { loadPluginMessages } from '../shell/language/page-messages';
import { usePublishedHeight } from '../shell/use-published-height';
import styles from './page-corner.module.css';
import { RunningJobs } from './running-jobs';

/** In the corner of every page: the progress of jobs, and what plug-ins add. Stays while users navigate. */
export function PageCorner() {
  const corner = useRef<HTMLDivElement>(null);
  usePublishedHeight(corner, '--page-corner-height');
  return (
    <div ref={corner} className={styles.corner}>
      <RunningJobs />
      {parts.map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </div>
  );
}

const parts = plugins.flatMap(({ id, everyPage }) => (everyPage ? [{ id, Part: partOf(id, everyPage) }] : []));

function partOf(id: string, { useIsNeeded, load }: NonNullable<ConsolePlugin['everyPage']>): ComponentType {
  // A part that cannot be loaded must not break the page.
  const Loaded = lazy(() =>
    Promise.all([load(), loadPluginMessages(id)]).then(
      ([{ Component }]) => ({ default: Component }),
      () => ({ default: () => null }),
    ),
  );
  return function Part() {
    if (!useIsNeeded()) return null;
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    );
  };
}
