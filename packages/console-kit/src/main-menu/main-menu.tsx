import { lazy, Suspense, type ComponentType } from 'react';
import { NavMenu, type NavMenuProps } from './nav-menu';
import type { PopupMenuProps } from './popup-menu';

const PopupMenu = lazy((): Promise<{ default: ComponentType<PopupMenuProps> }> =>
  import('./popup-menu').then(
    (arrived) => ({ default: arrived.PopupMenu }),
    // If it cannot be loaded, every page can still be reached.
    () => ({ default: NavMenu }),
  ),
);

export interface MainMenuProps extends NavMenuProps {
  /** `inline` opens groups in place, `vertical` beside, `horizontal` below. */
  mode: 'inline' | 'vertical' | 'horizontal';
}

/** The main menu of the console. */
export function MainMenu({ mode, ...menu }: MainMenuProps) {
  if (mode === 'inline') return <NavMenu {...menu} />;
  return (
    <Suspense>
      <PopupMenu mode={mode} {...menu} />
    </Suspense>
  );
}
