import { imageUrl } from '@signalbox/api/client';
import { Alert } from 'antd';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../../shell/language/language-switch';
import { Copyright } from '../../shell/site/copyright';
import { SiteLogo } from '../../shell/site/site-logo';
import { useSite } from '../../shell/site/use-site';
import { useSiteName } from '../../shell/site/use-site-name';
import { ColorModeSwitch } from '../../shell/theme/color-mode-switch';
import { sessionEndAtom, tokenAtom } from '../../state/session';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

export function LoginPage() {
  const { state } = useLocation();
  const name = useSiteName();
  const { backgroundImage } = useSite();
  const isLoggedIn = useAtomValue(tokenAtom) !== null;

  if (isLoggedIn) return <Navigate to={returnPath(state)} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.scene} aria-hidden>
        <img className={styles.photo} src={backgroundImage ? imageUrl(backgroundImage) : '/scene.svg'} alt="" />
      </div>
      <div className={styles.side}>
        <header className={styles.tools}>
          <LanguageSwitch />
          <ColorModeSwitch />
        </header>
        <main className={styles.card}>
          <div className={styles.brand}>
            <SiteLogo size={48} />
            <h1 className={styles.name}>{name}</h1>
          </div>
          <SessionEndNotice />
          <LoginForm />
        </main>
        <Copyright />
      </div>
    </div>
  );
}

/** The page before the login page, from the router's state, or `/app`, which leads to the landing module. Never another site. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : '/app';
}

/** Shows why the last session ended, unless the user ended it. */
function SessionEndNotice() {
  const { t } = useTranslation('console');
  const reason = useAtomValue(sessionEndAtom);
  if (reason === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('sessionEnd.title')}
      description={t(`sessionEnd.${reason}`)}
      style={{ marginBottom: 24 }}
    />
  );
}
