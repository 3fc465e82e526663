import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { sizeText } from '@signalbox/widgets';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { useFailureText } from '../use-failure-text';
import type { JudgedBackup } from './cycle';
import styles from './cycles-dialog.module.css';

interface Preview {
  keep: JudgedBackup[];
  delete: JudgedBackup[];
}

/** What the rule in the form would delete of the cycle's backups, were it applied now. */
export function RetentionPreview({ store, cycleId }: { store: FormStore; cycleId: string | undefined }) {
  const { t, i18n } = useTranslation('backup');
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const failureText = useFailureText();
  const kind = useFieldValue('/retention/kind', store);
  const preview = useMutation({
    mutationFn: (retention: JsonObject) =>
      api.post<Preview>(`${path}/retentionPreview`, { retention, ...(cycleId ? { cycleId } : {}) }),
  });
  if (cycleId === undefined || kind === 'all') return null;

  const line = ({ id, name, size, keptFor }: JudgedBackup) => (
    <li key={id}>
      <bdi>{name}</bdi> ({sizeText(size, i18n.language)})
      {keptFor !== undefined && keptFor !== 'rule' && `: ${t(`cycles.keptFor.${keptFor}`)}`}
    </li>
  );
  return (
    <div className={styles.preview} aria-live="polite">
      <Button
        loading={preview.isPending}
        onClick={() => preview.mutate((store.collected()['retention'] ?? {}) as JsonObject)}
      >
        {t('cycles.preview')}
      </Button>
      {preview.error && (
        <Alert type="error" role="alert" title={t('failure.title')} description={failureText(preview.error)} />
      )}
      {preview.data && (
        <>
          <Typography.Text strong>{t('cycles.wouldDelete', { count: preview.data.delete.length })}</Typography.Text>
          {preview.data.delete.length > 0 && <ul className={styles.judged}>{preview.data.delete.map(line)}</ul>}
          <Typography.Text strong>{t('cycles.wouldKeep', { count: preview.data.keep.length })}</Typography.Text>
          {preview.data.keep.length > 0 && <ul className={styles.judged}>{preview.data.keep.map(line)}</ul>}
        </>
      )}
    </div>
  );
}
