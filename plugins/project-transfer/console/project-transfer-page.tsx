import { ExportOutlined, ImportOutlined } from '@ant-design/icons';
import { App, Button, Card, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame, PendingJobs } from '@signalbox/console-kit';
import { ProjectFigures } from './project-figures';
import styles from './project-transfer-page.module.css';

const ExportDialog = lazy(async () => ({ default: (await import('./export/export-dialog')).ExportDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import/import-dialog')).ImportDialog }));

/** `/app/projectOperation`: exports and imports the project as one archive. Also below `_p_<id>`, for that project. */
export function ProjectTransferPage() {
  const { t } = useTranslation('project-transfer');
  const [dialog, setDialog] = useState<'export' | 'import'>();
  const handleClose = () => setDialog(undefined);
  return (
    <PageFrame title={t('title')}>
      {/* antd's questions and messages, which the console itself does without. */}
      <App component={false}>
        <PendingJobs path="core/configDb" queryKey={['core/configDb']} namespace="project-transfer" />
      </App>
      <div className={styles.cards}>
        <Card className={styles.card}>
          <Typography.Paragraph>{t('exportHelp')}</Typography.Paragraph>
          <Button type="primary" icon={<ExportOutlined aria-hidden />} onClick={() => setDialog('export')}>
            {t('export')}
          </Button>
        </Card>
        <Card className={styles.card}>
          <Typography.Paragraph>{t('importHelp')}</Typography.Paragraph>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => setDialog('import')}>
            {t('import')}
          </Button>
        </Card>
      </div>
      <ProjectFigures />
      <Suspense>
        {dialog === 'export' && <ExportDialog onClose={handleClose} />}
        {dialog === 'import' && <ImportDialog onClose={handleClose} />}
      </Suspense>
    </PageFrame>
  );
}
