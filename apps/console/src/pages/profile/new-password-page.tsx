import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '@signalbox/api';
import { usePageTitle } from '../../state/page-title';
import { SiteLogo } from '../../shell/site/site-logo';
import styles from './new-password-page.module.css';
import { PasswordForm } from './password-form';

/** Shown instead of every page until a user with an initial or expired password has chosen a new one. */
export function NewPasswordPage({ user }: { user: SessionUser }) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const setPageTitle = usePageTitle();
  const title = t('password.chooseTitle');

  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.card}>
        <SiteLogo size={48} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{user.isFirstLogin ? t('password.firstLogin') : t('password.expired')}</p>
        <PasswordForm username={user.username} submitTitle={t('password.chooseSubmit')} />
        <Button type="link" className={styles.leave} onClick={() => void navigate('/app/logout')}>
          {t('logOut')}
        </Button>
      </div>
    </main>
  );
}
