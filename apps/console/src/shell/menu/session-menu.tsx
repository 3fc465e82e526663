import { MainMenu, type MainMenuProps } from '@signalbox/console-kit/main-menu';
import { useNavEntries } from './use-nav-entries';

/** The main menu of the logged-in user, on the current page. */
export function SessionMenu(props: Pick<MainMenuProps, 'mode' | 'onNavigate'>) {
  return <MainMenu {...props} {...useNavEntries()} />;
}
