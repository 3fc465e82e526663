import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConsole } from '@signalbox/api/react';
import type { FormMessages } from '@signalbox/engine/react';
import type { StoredError } from '../../shared/stored-error';
import { RemoveUnknown } from './remove-unknown';
import { addressOf, projectRoot } from './stored-error-address';
import { reasonOf } from './stored-error-reason';
import styles from './stored-errors-alert.module.css';

interface StoredErrorItemProps {
  error: StoredError;
  messages: FormMessages;
}

/** Project, page and tab, then the reason, with a link that opens the tab at the field. */
export function StoredErrorItem({ error, messages }: StoredErrorItemProps) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const { project } = useConsole();
  const page = error.group && messages(`groups/${error.group}::title`);
  const tab = error.form && messages(`forms/${error.form}::title`);
  const place = [error.project === 'default' ? t('invalid.defaultProject') : error.project, page, tab];
  const reason = reasonOf({ error, messages, unknown: t('invalid.unknown', { name: error.pointer }) });
  const address = addressOf(error);
  const label = { 'aria-label': t('invalid.openAt', { reason }), style: { color: token.colorLink } };
  const isHere = error.project === project;
  const isRemovable = error.keyword === 'unknown' && isHere;
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span className={styles.place} style={{ color: token.colorTextDescription }}>
          {place.filter(Boolean).join(' › ')}
        </span>
        {reason}
      </span>
      {isRemovable ? <RemoveUnknown pointer={error.pointer} /> : null}
      {address === undefined ? null : isHere ? (
        <Link to={address} {...label}>
          {t('invalid.open')}
        </Link>
      ) : (
        <a href={projectRoot(error.project) + address} {...label}>
          {t('invalid.open')}
        </a>
      )}
    </li>
  );
}
