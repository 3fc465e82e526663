import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { ConnectionNotice } from './notices/connection-notice';
import { LanguageNotice } from './notices/language-notice';
import styles from './root-layout.module.css';
import { useDocumentTitle } from './site/use-document-title';
import { useRouteTitle } from './use-route-handle';

/** Around every page: the title, the focus after a navigation, and notices. */
export function RootLayout() {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const title = useDocumentTitle(useRouteTitle());
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A keyboard or a screen reader continues in the new page, not in the menu.
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      {isLoading && <div className={styles.progress} role="presentation" />}
      <Outlet />
      <ConnectionNotice />
      <LanguageNotice />
      <output className="visually-hidden">{title}</output>
      <ScrollRestoration />
    </>
  );
}
