import { useConsole } from '@signalbox/api/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-password.module.css';
import { PasswordForm } from './password-form';

/** Changes the password of the user, and is then empty again. */
export function OwnPassword() {
  const { t } = useTranslation('console');
  const { user, notify } = useConsole();
  /** A new key clears the form after a change. */
  const [round, setRound] = useState(0);

  const handleChanged = () => {
    setRound(round + 1);
    notify(t('password.changed'));
  };
  return (
    <div className={styles.form}>
      <PasswordForm key={round} username={user.username} submitTitle={t('password.submit')} onChanged={handleChanged} />
    </div>
  );
}
