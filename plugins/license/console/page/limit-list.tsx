import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '../../shared/license';
import { limitNames } from '../limit-names';
import styles from './license-page.module.css';

/** What a license may limit: how many there are, and how many the license allows. */
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

/** `most` missing: no limit. `used` missing: a limit of a later version. */
function LimitState({ most, used }: { most: number | undefined; used: number | undefined }) {
  const { t, i18n } = useTranslation('license');
  const number = new Intl.NumberFormat(i18n.language);
  if (used === undefined) return <Typography.Text type="secondary">{t('limit.unknown')}</Typography.Text>;
  if (most === undefined)
    return <Typography.Text type="secondary">{t('limit.none', { used: number.format(used) })}</Typography.Text>;
  return (
    <span>
      {t('limit.use', { used: number.format(used), most: number.format(most) })}{' '}
      {used === most && <Tag color="warning">{t('limit.full')}</Tag>}
      {used > most && <Tag color="error">{t('limit.above')}</Tag>}
    </span>
  );
}
