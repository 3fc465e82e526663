import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { NavPlace } from './entries/nav-entry';
import { NewTabMark } from './new-tab-mark';

interface NavLinkProps {
  place: NavPlace;
  /** Takes the place of following the link. */
  onPick?: (place: NavPlace) => void;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of an entry. Its row takes the focus. */
export function NavLink({ place, onPick, className, ref }: NavLinkProps) {
  const { url, title, target, isExternal = false } = place;
  const handleClick = (event: MouseEvent) => {
    if (!onPick) return;
    event.preventDefault();
    onPick(place);
  };
  const link = { ref, className, target, rel: 'noopener', tabIndex: -1, onClick: handleClick };
  const mark = target === '_blank' && <NewTabMark />;
  return isExternal ? (
    <a href={url} {...link}>
      <bdi>{title}</bdi>
      {mark}
    </a>
  ) : (
    <Link to={url} {...link}>
      {title}
      {mark}
    </Link>
  );
}
