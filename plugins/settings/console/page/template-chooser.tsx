import { Card, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** Holds the place of the template chooser, which does not exist yet, and says so. */
export function TemplateChooser() {
  const { t } = useTranslation('settings');
  return (
    <Card size="small" variant="outlined" title={t('templateChooser.title')} style={{ maxInlineSize: 640 }}>
      <Typography.Text type="secondary">{t('templateChooser.text')}</Typography.Text>
    </Card>
  );
}
