import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText, useFormMessages, useSubmit } from '@signalbox/console-kit';
import { type FormStore, SchemaForm, useFieldValue, useFormStatus } from '@signalbox/engine/react';
import { type ChoiceLimits, ChoiceLimitsContext, widgetTable } from '@signalbox/widgets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, theme } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { backupItems } from '../../shared/backup-items';
import { sizesQuery } from '../backup-queries';
import { useMayCycle, useMayHere, useScope } from '../scope';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';
import styles from './cycles-dialog.module.css';
import { RetentionPreview } from './retention-preview';
import { useSaveCycle } from './use-save-cycle';

export interface CycleFormProps {
  /** Undefined for a new cycle. */
  cycle: ShownCycle | undefined;
  store: FormStore;
  onDirty: (isDirty: boolean) => void;
  onSaved: (id: string) => void;
  onRemoved: () => void;
}

export function CycleForm({ cycle, store, onDirty, onSaved, onRemoved }: CycleFormProps) {
  const { t } = useTranslation('backup');
  const { token } = theme.useToken();
  const may = useMayCycle();
  const messages = useFormMessages();
  const choices = useCycleChoices(store);
  const { isDirty } = useFormStatus(store);
  const save = useSaveCycle({ cycle, store, onSaved });
  const { isSending, failure, handleSubmit } = useSubmit({ store, onSend: save });
  const maySave = may(cycle ? 'edit' : 'add');

  useEffect(() => {
    onDirty(isDirty && maySave);
    return () => onDirty(false);
  }, [isDirty, maySave, onDirty]);

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Flex vertical gap="middle">
        <ChoiceLimitsContext value={choices}>
          <SchemaForm store={store} widgets={widgetTable} messages={messages} disabled={isSending || !maySave} />
        </ChoiceLimitsContext>
        <RetentionPreview store={store} cycleId={cycle?.id} />
        {failure !== undefined && (
          <Alert type="error" showIcon role="alert" title={t('failure.title')} description={failure} />
        )}
        <Flex
          gap="small"
          justify="end"
          wrap="wrap"
          className={styles.actions}
          style={{ background: token.colorBgElevated }}
        >
          {cycle && may('delete') && <RemoveCycle cycle={cycle} onRemoved={onRemoved} />}
          {maySave && (
            <Button type="primary" htmlType="submit" loading={isSending}>
              {t('cycles.save')}
            </Button>
          )}
        </Flex>
      </Flex>
    </form>
  );
}

const noDirs: string[] = [];

/** The parts with their current sizes. Empty without the permission to read sizes. */
function useCycleChoices(store: FormStore): ChoiceLimits {
  const { api } = useConsole();
  const may = useMayHere();
  const { path, items, parts } = useScope();
  // Without files there are no directories to exclude, so the form omits the field.
  const excluded = useFieldValue(items.length > 0 ? '/excludedDirs' : '/name', store);
  const query = sizesQuery(api, path, Array.isArray(excluded) ? excluded.map(String) : noDirs);
  const { data } = useQuery({ ...query, enabled: may('export') });
  return useMemo(() => {
    const modules = data?.filter(({ group }) => group === 'mongodb').map(({ name }) => name) ?? parts;
    return {
      ...(data ? { sizes: Object.fromEntries(data.map(({ name, size }) => [name, size])) } : {}),
      ...(modules.length > 0 ? { offered: [...backupItems, ...modules] } : {}),
    };
  }, [data, parts]);
}

function RemoveCycle({ cycle, onRemoved }: { cycle: ShownCycle; onRemoved: () => void }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();

  const remove = async () => {
    try {
      await api.delete(`${path}/${cycle.id}`);
      void message.success(t('done.deleted'));
      onRemoved();
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, cycleKeys.all(path));
  };
  const handleClick = () =>
    void modal.confirm({
      title: t('cycles.remove.title', { name: cycle.name }),
      content: t('cycles.remove.text'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: remove,
    });
  return (
    <Button danger onClick={handleClick}>
      {t('cycles.remove.button')}
    </Button>
  );
}
