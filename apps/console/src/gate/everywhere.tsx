import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { plugins } from '../plugins';
import { useMay } from '../shell/session/use-may';

interface Part {
  id: string;
  permissions: readonly string[];
  Component: ComponentType;
}

const parts = plugins.flatMap(({ id, everywhere }): Part[] =>
  everywhere
    ? [
        {
          id,
          permissions: [everywhere.permission].flat(),
          // A part that cannot be loaded must not break the page.
          Component: lazy(() => everywhere.load().then(({ Component }) => ({ default: Component }), nothing)),
        },
      ]
    : [],
);

/** Parts that plug-ins show on every page. They load after the page, so that a first visit is not slower. */
export function Everywhere() {
  const may = useMay();
  const [isPageThere, setIsPageThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPageThere(true), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isPageThere) return null;
  return (
    <Suspense>
      {parts
        .filter(({ permissions }) => permissions.some(may))
        .map(({ id, Component }) => (
          <Component key={id} />
        ))}
    </Suspense>
  );
}

const pauseMilliseconds = 1_000;

const nothing = (): { default: ComponentType } => ({ default: () => null });
