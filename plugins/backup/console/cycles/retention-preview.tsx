import { useConsole } from '@signalbox/api/react';
import type { FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { sizeText } from '@signalbox/widgets';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Typography } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { useFailureText } from '@signalbox/console-kit';
import type { KeptFor, PreviewedBackup, PreviewedRetention } from '../../shared/retention';
import styles from './cycles-dialog.module.css';

/** Previews which backups of the cycle the rule in the form would delete now. Hidden when the rule changes. */
export function RetentionPreview({ store, cycleId }: { store: FormStore; cycleId: string | undefined }) {
  const { t, i18n } = useTranslation('backup');
  const { api, hasExtensions } = useConsole();
  const { path } = useScope().cycles;
  const failureText = useFailureText();
  const rule = useRetentionRule(store);
  const preview = useMutation({
    mutationFn: (retention: JsonObject) =>
      api.post<PreviewedRetention>(`${path}/retentionPreview`, { retention, ...(cycleId ? { cycleId } : {}) }),
  });
  if (!hasExtensions || cycleId === undefined || rule.kind === 'all') return null;
  // The result is valid only for the rule of its request.
  const isOfRule = JSON.stringify(preview.variables) === JSON.stringify(rule);

  const line = ({ id, name, size, keptFor }: PreviewedBackup & { keptFor?: KeptFor }) => (
    <li key={id}>
      <bdi>{name}</bdi> ({sizeText(size, i18n.language)})
      {keptFor !== undefined && keptFor !== 'rule' && `: ${t(`cycles.keptFor.${keptFor}`)}`}
    </li>
  );
  return (
    <div className={styles.preview} aria-live="polite">
      <Button loading={isOfRule && preview.isPending} onClick={() => preview.mutate(rule)}>
        {t('cycles.preview')}
      </Button>
      {isOfRule && preview.error && (
        <Alert type="error" role="alert" title={t('failure.title')} description={failureText(preview.error)} />
      )}
      {isOfRule && preview.data && (
        <>
          <Typography.Text strong>{t('cycles.wouldDelete', { count: preview.data.delete.length })}</Typography.Text>
          {preview.data.delete.length > 0 && <ul className={styles.backups}>{preview.data.delete.map(line)}</ul>}
          <Typography.Text strong>{t('cycles.wouldKeep', { count: preview.data.keep.length })}</Typography.Text>
          {preview.data.keep.length > 0 && <ul className={styles.backups}>{preview.data.keep.map(line)}</ul>}
        </>
      )}
    </div>
  );
}

/** The current rule of the form. */
function useRetentionRule(store: FormStore): JsonObject {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const pointers = store.plan.fields.map(({ pointer }) => pointer);
      return store.watchValues(
        pointers.filter((pointer) => pointer.startsWith('/retention/')),
        onChange,
      );
    },
    [store],
  );
  const read = () => JSON.stringify(store.collected()['retention'] ?? {});
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as JsonObject;
}
