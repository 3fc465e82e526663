import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { menuPlacement } from '@signalbox/console-kit/main-menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../language/language-switch';
import { SessionMenu } from '../menu/session-menu';
import { Copyright } from '../site/copyright';
import { useSite } from '../site/use-site';
import { ColorModeSwitch } from '../theme/color-mode-switch';
import { Brand } from './brand';
import { MenuButton } from './menu-button';
import { SkipLink } from './skip-link';
import styles from './shell.module.css';
import { UserMenu } from './user-menu';

/** Header, menu and footer around every page of a session. `layout1`: menu at the side; `layout2`: menu in the header. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('console');
  const { layout, layout_mode } = useSite();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const placement = menuPlacement({ layout, isNarrow });
  const menuTitle = t('menu.title');

  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header}>
        {placement === 'drawer' && <MenuButton />}
        <Brand />
        <div className={styles.middle}>
          {placement === 'top' && (
            <nav aria-label={menuTitle} className={styles.top}>
              <SessionMenu mode="horizontal" />
            </nav>
          )}
        </div>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ColorModeSwitch />
          <UserMenu />
        </div>
      </header>
      <div className={styles.body}>
        {placement === 'side' && (
          <nav aria-label={menuTitle} className={styles.side}>
            <SessionMenu key={layout_mode} mode={layout_mode ?? 'inline'} />
          </nav>
        )}
        <div className={styles.content}>
          <main id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <div className={styles.footer}>
            <Copyright />
          </div>
        </div>
      </div>
    </div>
  );
}
