import { imageUrl } from '@signalbox/api/client';
import menuIcons from '@signalbox/schemas/data/icons/menu.json';
import { isIconName, isOwnIcon } from '@signalbox/schemas/icon-name';
import { lazy, Suspense } from 'react';
import { IconFrame } from './icon-frame';
import sprite from './menu-icons.svg';
import { OwnIcon } from './own-icon';

// If the code cannot be loaded, its icons are gears.
const MoreIcon = lazy(() =>
  import('./more-icon').then(
    ({ MoreIcon }) => ({ default: MoreIcon }),
    () => ({ default: () => generic }),
  ),
);

/**
 * Draws one of the product's icons by its name, or an own icon by its URL. The drawings are in two sprites, which need no
 * script: that of the console's own menus, and one with all other icons, loaded with the first of them. A gear for an
 * unknown name, and for any other address.
 */
export function Icon({ name }: { name: string }) {
  if (menuIcons.includes(name)) return <IconFrame sprite={sprite} id={name} />;
  if (!isIconName(name))
    return isOwnIcon(name) ? <OwnIcon key={name} source={imageUrl(name)} fallback={generic} /> : generic;
  return (
    <Suspense fallback={<IconFrame />}>
      <MoreIcon name={name} fallback={generic} />
    </Suspense>
  );
}

const generic = <IconFrame sprite={sprite} id="setting" />;
