import { NavMenu } from './nav-menu';
import { useNavEntries } from './use-nav-entries';

/** The main menu whose groups open in place. */
export function InlineMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { entries, selected } = useNavEntries();
  return <NavMenu entries={entries} selected={selected} onNavigate={onNavigate} />;
}
