import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { NavPlace } from './entries/nav-entry';
import { NewTabMark } from './new-tab-mark';

interface NavLinkProps {
  place: NavPlace;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of an entry. Its row takes the focus. */
export function NavLink({ place: { url, title, target, isExternal = false }, className, ref }: NavLinkProps) {
  const link = { ref, className, target, rel: 'noopener', tabIndex: -1 };
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
