import { PageCard } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import { OwnPassword } from '../profile/own-password';
import styles from './password-step.module.css';

/** A password of one's own, for an administrator whose operator has set the first one. */
export function PasswordStep() {
  const { t } = useTranslation('console');
  return (
    <PageCard>
      <p className={styles.text}>{t('firstSteps.password')}</p>
      <OwnPassword />
    </PageCard>
  );
}
