import { useConsole } from '@signalbox/api/react';
import { PageCard } from '@signalbox/console-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../profile/password-form';
import styles from './password-step.module.css';

/** A password of one's own, for an administrator whose operator has set the first one. */
export function PasswordStep() {
  const { t } = useTranslation('console');
  const { user, notify } = useConsole();
  /** A new key clears the form after a change. */
  const [round, setRound] = useState(0);
  const handleChanged = () => {
    setRound(round + 1);
    notify(t('password.changed'));
  };
  return (
    <PageCard>
      <p className={styles.text}>{t('firstSteps.password')}</p>
      <div className={styles.form}>
        <PasswordForm
          key={round}
          username={user.username}
          submitTitle={t('password.submit')}
          onChanged={handleChanged}
        />
      </div>
    </PageCard>
  );
}
