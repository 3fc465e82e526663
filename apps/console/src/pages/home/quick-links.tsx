import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../shell/icon/icon';
import { useMenuEntries } from '../../shell/menu/use-menu-entries';
import { Panel } from './panel';
import styles from './quick-links.module.css';

/** Existing pages that this user may open. */
export function QuickLinks() {
  const { t } = useTranslation('console');
  const entries = useMenuEntries().filter(({ url }) => url !== '/app/dashboard');
  const profile = { url: '/app/profile', title: t('profile.title'), icon: 'user' };
  return (
    <Panel title={t('home.open')}>
      <ul className={styles.list}>
        {[...entries, profile].map(({ url, title, icon }) => (
          <li key={url}>
            <Link to={url} className={styles.link}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
