import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './template-chooser.module.css';

/** Placeholder of the template chooser, which does not exist yet. */
export function TemplateChooser() {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const line = { borderColor: token.colorBorderSecondary };
  return (
    <div className={styles.card} style={{ ...line, borderRadius: token.borderRadiusLG }}>
      <div className={styles.title} style={line}>
        {t('templateChooser.title')}
      </div>
      <div className={styles.text} style={{ color: token.colorTextDescription }}>
        {t('templateChooser.text')}
      </div>
    </div>
  );
}
