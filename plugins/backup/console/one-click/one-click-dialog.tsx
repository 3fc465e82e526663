import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { BackupOneClickValues } from '@signalbox/schemas/types';
import { ChoiceFactsContext } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizesQuery, type PartSize } from '../backup-queries';
import { backupItems } from '../backup-record';
import { FormDialog } from '../dialogs/form-dialog';
import { useDialogStore } from '../dialogs/use-dialog-store';
import { WaitingDialog } from '../dialogs/waiting-dialog';
import { useFollow } from '../progress/use-follow';
import { useFailureText } from '../use-failure-text';
import { defaultName } from './backup-name';
import { largeParts } from './large-parts';

const width = 880;
const noDirs: string[] = [];

/** Makes a backup now. The sizes tell beforehand how big each part is. */
export function OneClickDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api, siteName } = useConsole();
  const sizes = useQuery(sizesQuery(api, noDirs));
  const [name] = useState(() => defaultName(siteName, new Date()));
  // Without sizes a backup can still be made: a failure is told beside the form.
  const start: JsonObject = { name, mongoItem: modulesIn(sizes.data) ?? [] };
  const { store, error, retry } = useDialogStore('backup/one-click', start, !sizes.isPending);
  if (!store)
    return <WaitingDialog title={t('action.oneClick')} width={width} error={error} onRetry={retry} onClose={onClose} />;
  return <OneClickForm store={store} onClose={onClose} />;
}

function OneClickForm({ store, onClose }: { store: FormStore; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { modal } = App.useApp();
  const follow = useFollow();
  const failureText = useFailureText();
  const excluded = useFieldValue('/excludedDirs', store);
  const sizes = useQuery(sizesQuery(api, Array.isArray(excluded) ? excluded.map(String) : noDirs));
  const facts = useMemo(() => choiceFacts(sizes.data), [sizes.data]);

  const handleSend = async (sent: JsonObject) => {
    const { name, item, mongoItem = [], excludedDirs = [] } = sent as unknown as BackupOneClickValues;
    const large = largeParts(sizes.data ?? [], item, mongoItem);
    if (large.length > 0) {
      const isConfirmed = await modal.confirm({
        title: t('large.title'),
        content: t('large.text', { parts: large.map((part) => t(`content.${part}`)).join(t('list.comma')) }),
        okText: t('large.go'),
        cancelText: t('cancel'),
      });
      if (!isConfirmed) return;
    }
    // An export has no rules: the keys say which modules are meant.
    const moduleRules = Object.fromEntries(mongoItem.map((module) => [module, 0]));
    const query = { name: name.trim(), item: { ...item }, moduleRules, excludedDirs };
    const { id } = await api.get<{ id: string }>('core/backup/export', { query });
    follow({ id, mark: 'backup', name });
    onClose();
  };
  return (
    <ChoiceFactsContext value={facts}>
      <FormDialog
        store={store}
        title={t('action.oneClick')}
        okText={t('oneClick.start')}
        onSend={handleSend}
        onClose={onClose}
        width={width}
        before={
          sizes.error && (
            <Alert
              type="warning"
              title={t('sizes.failed')}
              description={failureText(sizes.error)}
              action={
                <Button size="small" onClick={() => void sizes.refetch()}>
                  {t('retry')}
                </Button>
              }
            />
          )
        }
      >
        <Typography.Text type="secondary" aria-live="polite">
          {sizes.isFetching ? t('sizes.loading') : ''}
        </Typography.Text>
      </FormDialog>
    </ChoiceFactsContext>
  );
}

/** The modules that this project has. */
function modulesIn(sizes: PartSize[] | undefined): string[] | undefined {
  const modules = (sizes ?? []).filter(({ group }) => group === 'mongodb').map(({ name }) => name);
  return modules.length > 0 ? modules : undefined;
}

function choiceFacts(sizes: PartSize[] | undefined) {
  const modules = modulesIn(sizes);
  return {
    ...(sizes ? { sizes: Object.fromEntries(sizes.map(({ name, size }) => [name, size])) } : {}),
    ...(modules ? { offered: [...backupItems, ...modules] } : {}),
  };
}
