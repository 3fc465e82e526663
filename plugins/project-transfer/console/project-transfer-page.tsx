import { ExportOutlined, ImportOutlined } from '@ant-design/icons';
import type { OperationFigure } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { LoadFailure, PageFrame, PendingJobs } from '@signalbox/console-kit';
import { sizeText } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Card, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Shows how much the project contains. */
function ProjectFigures() {
  const { t, i18n } = useTranslation('project-transfer');
  const { t: titleOf } = useTranslation();
  const { api, project, hasExtensions } = useConsole();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['core/configDb', 'figures', project],
    queryFn: ({ signal }) => api.get<OperationFigure[]>('core/configDb/figures', { signal }),
    refetchInterval: 30_000,
    enabled: hasExtensions,
  });
  const textOf = ({ value, unit }: OperationFigure) =>
    unit === 'bytes' ? sizeText(value / 2 ** 20, i18n.language) : new Intl.NumberFormat(i18n.language).format(value);
  // An existing platform does not count them.
  if (!hasExtensions) return null;
  return (
    <Card>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <dl className={styles.figures} aria-label={t('figures')}>
          {data.map((figure) => (
            <div key={figure.title}>
              <dt>{titleOf(figure.title)}</dt>
              <dd>{textOf(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
