import { lazy, Suspense, type ComponentType } from 'react';
import { useMay } from '@signalbox/api/react';
import { useIsLicensed } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { plugins } from '../../plugins';

const cards = plugins.flatMap(({ id, homeCard }) =>
  homeCard
    ? [
        {
          id,
          permission: homeCard.permission,
          licenseFeature: menuEntries.find(({ key }) => key === homeCard.menu)?.licenseFeature,
          // A card that cannot be loaded must not break the page.
          Card: lazy(() => homeCard.load().then(({ Component }) => ({ default: Component }), nothing)),
        },
      ]
    : [],
);

/** Cards of plug-ins for this user on the home page. */
export function PluginCards() {
  const may = useMay();
  const isLicensed = useIsLicensed();
  return (
    <Suspense>
      {cards
        .filter(
          ({ permission, licenseFeature }) =>
            (permission === undefined || may(permission)) && isLicensed(licenseFeature),
        )
        .map(({ id, Card }) => (
          <Card key={id} />
        ))}
    </Suspense>
  );
}

const nothing = (): { default: ComponentType } => ({ default: () => null });
