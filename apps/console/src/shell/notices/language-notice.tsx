import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLoadedLanguage } from '../language/use-loaded-language';
import styles from './language-notice.module.css';

/** Shows that a language is shown in English because its pack could not be loaded. */
export function LanguageNotice() {
  const { t } = useTranslation('console');
  const loaded = useLoadedLanguage();
  if (!loaded || loaded.isComplete) return null;
  return (
    <div className={styles.place}>
      <Alert type="warning" showIcon closable title={t('language.packMissing', { language: loaded.info.label })} />
    </div>
  );
}
