import { timeText } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import type { LicenseDetails, LicenseTerms } from '../../shared/license';
import { dayText } from '../day-text';
import styles from './license-page.module.css';
import { StateTag } from '../state-tag';

interface InstalledLicenseProps {
  details: LicenseDetails;
  license: LicenseTerms;
}

/** Shows what the license states, and who installed it. */
export function InstalledLicense({ details, license }: InstalledLicenseProps) {
  const { t, i18n } = useTranslation('license');
  const { installedAt, installedBy } = details;
  const time = timeText(installedAt, i18n.language);
  return (
    <dl className={styles.terms}>
      <dt>{t('fact.state')}</dt>
      <dd>
        <StateTag state={details.state} />
      </dd>
      <dt>{t('fact.customer')}</dt>
      <dd>
        <bdi>{license.customer}</bdi>
      </dd>
      <dt>{t('fact.number')}</dt>
      <dd>
        <bdi>{license.id}</bdi>
      </dd>
      <dt>{t('fact.from')}</dt>
      <dd>{dayText(license.startTime, i18n.language)}</dd>
      <dt>{t('fact.until')}</dt>
      <dd>{dayText(license.expireTime, i18n.language)}</dd>
      <dt>{t('fact.installed')}</dt>
      <dd>{installedBy === undefined ? time : t('installedBy', { time, user: installedBy })}</dd>
    </dl>
  );
}
