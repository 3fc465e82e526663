import { loginSettingsQuery, useConsole, useMay } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './online-check-note.module.css';

/**
 * Says why no device shows a state while the setting `onlineCheck` is off, with a link to it for those who may change it. Renders
 * nothing on a platform without the setting.
 */
export function OnlineCheckNote() {
  const { t } = useTranslation('console-kit');
  const { api } = useConsole();
  const may = useMay();
  const { data: settings } = useQuery(loginSettingsQuery(api));
  if (settings?.onlineCheck !== false) return null;
  return (
    <p className={styles.note}>
      {t('onlineCheck.off')} {may('setting.edit') && <Link to={settingAddress}>{t('onlineCheck.open')}</Link>}
    </p>
  );
}

const settingAddress = '/app/modular_settings?tab=online-check';
