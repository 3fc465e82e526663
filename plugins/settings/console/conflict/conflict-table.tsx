import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './conflict-table.module.css';

interface ConflictRow {
  key: string;
  title: string;
  mine: string;
  theirs: string;
}

/** A plain table: antd's would add 60 KB to every settings page for a rare case. */
export function ConflictTable({ rows }: { rows: ConflictRow[] }) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  return (
    <div className={styles.frame} style={{ borderColor: token.colorBorder, background: token.colorBgContainer }}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, mine, theirs }) => (
            <tr key={key}>
              <td>{title}</td>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
