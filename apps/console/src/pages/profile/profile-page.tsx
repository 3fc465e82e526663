import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@signalbox/api/react';
import { SessionDetails } from '../home/session-details';
import { Panel } from '../home/panel';
import { PasswordForm } from './password-form';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { t } = useTranslation('console');
  const { user, notify } = useConsole();
  /** A new key clears the form after a change. */
  const [round, setRound] = useState(0);

  const handleChanged = () => {
    setRound(round + 1);
    notify(t('password.changed'));
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('profile.title')}</h1>
      <SessionDetails />
      <Panel title={t('password.title')}>
        <div className={styles.form}>
          <PasswordForm
            key={round}
            username={user.username}
            submitTitle={t('password.submit')}
            onChanged={handleChanged}
          />
        </div>
      </Panel>
    </div>
  );
}
