import { imageUrl } from '@signalbox/api/client';
import menuIcons from '@signalbox/schemas/data/icons/menu.json';
import { isIconName, isOwnIcon } from '@signalbox/schemas/icon-name';
import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import { iconClass, IconFrame, type IconProps } from './icon-frame';
import sprite from './menu-icons.svg';

// If the code cannot be loaded, its icons are gears.
const MoreIcon = lazy(() =>
  import('./more-icon').then(
    ({ MoreIcon }) => ({ default: MoreIcon }),
    () => ({ default: ({ fallback }: { fallback: ReactNode }) => fallback }),
  ),
);

/**
 * Draws one of the product's icons by its name, or an own icon by its URL. The drawings are in two sprites, which need no
 * script: that of the console's own menus, and one with all other icons, loaded with the first of them. A gear for an
 * unknown name, and for any other address.
 */
export function Icon({ name, ...props }: { name: string } & IconProps) {
  const generic = <IconFrame sprite={sprite} id="setting" {...props} />;
  if (menuIcons.includes(name)) return <IconFrame sprite={sprite} id={name} {...props} />;
  if (!isIconName(name))
    return isOwnIcon(name) ? <OwnIcon key={name} source={imageUrl(name)} fallback={generic} {...props} /> : generic;
  return (
    <Suspense fallback={<IconFrame {...props} />}>
      <MoreIcon name={name} fallback={generic} {...props} />
    </Suspense>
  );
}

/** An uploaded icon, in the size of the text around it; `fallback` if it was deleted or cannot be loaded. */
function OwnIcon({ source, fallback, className, style }: { source: string; fallback: ReactNode } & IconProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return fallback;
  return (
    <span className={iconClass(className)} style={style} aria-hidden>
      <img src={source} alt="" style={size} onError={() => setHasFailed(true)} />
    </span>
  );
}

const size: CSSProperties = { display: 'block', inlineSize: '1em', blockSize: '1em', objectFit: 'contain' };
