import { lazy, Suspense, type ComponentType } from 'react';
import { InlineMenu } from './inline-menu';
import type { PopupMenuProps } from './popup-menu';

const PopupMenu = lazy((): Promise<{ default: ComponentType<PopupMenuProps> }> =>
  import('./popup-menu').then(
    (arrived) => ({ default: arrived.PopupMenu }),
    // If it cannot be loaded, every page can still be reached.
    () => ({ default: () => <InlineMenu /> }),
  ),
);

interface MainMenuProps {
  /** `inline` opens groups in place, `vertical` beside, `horizontal` below. */
  mode: 'inline' | 'vertical' | 'horizontal';
  onNavigate?: () => void;
}

export function MainMenu({ mode, onNavigate }: MainMenuProps) {
  if (mode === 'inline') return <InlineMenu onNavigate={onNavigate} />;
  return (
    <Suspense>
      <PopupMenu mode={mode} />
    </Suspense>
  );
}
