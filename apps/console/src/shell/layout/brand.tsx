import { Link } from 'react-router-dom';
import { SiteLogo } from '../site/site-logo';
import { useSiteTitle } from '../site/use-site-title';
import styles from './brand.module.css';

/** Logo and title of the site; both lead to the home page. */
export function Brand() {
  const name = useSiteTitle();
  return (
    <Link to="/app/dashboard" className={styles.brand}>
      <SiteLogo size={32} />
      <span className={styles.name} title={name} dir="auto">
        {name}
      </span>
    </Link>
  );
}
