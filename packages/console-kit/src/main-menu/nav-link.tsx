import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NavPlace } from './entries/nav-entry';
import styles from './new-tab-mark.module.css';

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

/** After the title of a link that opens a new tab: an arrow to the outside, and its meaning for screen readers. */
function NewTabMark() {
  const { t } = useTranslation('console-kit');
  return (
    <>
      {' '}
      <span className="visually-hidden">({t('newTab')})</span>
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden focusable="false">
        <path d="M5 2H2v8h8V7M7 2h3v3M10 2 5.5 6.5" />
      </svg>
    </>
  );
}
