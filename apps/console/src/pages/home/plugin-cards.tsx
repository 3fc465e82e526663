import { lazy, Suspense, type ComponentType } from 'react';
import { useMay } from '@signalbox/api/react';
import { plugins } from '../../plugins';

const cards = plugins.flatMap(({ id, homeCard }) =>
  homeCard
    ? [
        {
          id,
          permission: homeCard.permission,
          // A card that cannot be loaded must not break the page.
          Card: lazy(() => homeCard.load().then(({ Component }) => ({ default: Component }), nothing)),
        },
      ]
    : [],
);

/** Cards of plug-ins for this user on the home page. */
export function PluginCards() {
  const may = useMay();
  return (
    <Suspense>
      {cards
        .filter(({ permission }) => permission === undefined || may(permission))
        .map(({ id, Card }) => (
          <Card key={id} />
        ))}
    </Suspense>
  );
}

const nothing = (): { default: ComponentType } => ({ default: () => null });
