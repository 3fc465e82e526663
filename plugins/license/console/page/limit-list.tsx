import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '../../shared/license';
import { limitNames } from '../limit-names';
import { LimitState } from '../limit-state';
import styles from './license-page.module.css';

/** Shows what a license may limit: how many there are, and how many the license allows. */
export function LimitList({ limit, used }: Pick<LicenseDetails, 'limit' | 'used'>) {
  const { t } = useTranslation('license');
  return (
    <ul aria-label={t('limits')} className={styles.list}>
      {limitNames(limit).map((name) => (
        <li key={name} className={styles.feature}>
          <bdi>{t(`data::limits.${name}`, { defaultValue: name })}</bdi>
          <LimitState most={limit[name]} used={used[name]} />
        </li>
      ))}
    </ul>
  );
}
