import { useTranslation } from 'react-i18next';
import { useConsole, useMay } from '@signalbox/api/react';
import { useSiteTitle } from '../../shell/site/use-site-title';
import { DashboardList } from './dashboard-list';
import styles from './home-page.module.css';
import { LicenseDetails } from './license-details';
import { PluginCards } from './plugin-cards';
import { QuickLinks } from './quick-links';
import { SessionDetails } from './session-details';
import { useNow } from './use-now';

export function HomePage() {
  const { t } = useTranslation('console');
  const { user } = useConsole();
  const may = useMay();
  const siteName = useSiteTitle();
  const now = useNow();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.greeting}>{t(`home.greeting.${dayPart(now)}`, { name: user.name || user.username })}</h1>
        <p className={styles.welcome}>{t('home.welcome', { name: siteName })}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PluginCards />
          <QuickLinks />
          {may('dashboard.view') && <DashboardList />}
        </div>
        <div className={styles.stack}>
          <LicenseDetails />
          <SessionDetails />
        </div>
      </div>
    </div>
  );
}

/** Part of the user's day, for the greeting. */
function dayPart(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = at.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
