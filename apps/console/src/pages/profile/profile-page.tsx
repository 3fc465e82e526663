import { useTranslation } from 'react-i18next';
import { SessionDetails } from '../home/session-details';
import { Panel } from '../home/panel';
import { OwnPassword } from './own-password';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { t } = useTranslation('console');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('profile.title')}</h1>
      <SessionDetails />
      <Panel title={t('password.title')}>
        <OwnPassword />
      </Panel>
    </div>
  );
}
