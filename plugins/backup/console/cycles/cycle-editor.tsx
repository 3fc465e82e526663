import { readAgain, useConsole } from '@signalbox/api/react';
import { SchemaForm, useFormStatus, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { ChoiceLimitsContext, widgetTable } from '@signalbox/widgets';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Skeleton, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogStore, useFailureText, useFormMessages } from '@signalbox/console-kit';
import { useMayCycle, useScope } from '../scope';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';
import styles from './cycles-dialog.module.css';
import { RemoveCycle } from './remove-cycle';
import { RetentionPreview } from './retention-preview';
import { useCycleChoices } from './use-cycle-choices';

interface CycleEditorProps {
  /** Undefined for a new cycle. */
  cycle: ShownCycle | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: (id: string) => void;
  onRemoved: () => void;
}

export function CycleEditor(props: CycleEditorProps) {
  const { t } = useTranslation('backup');
  const failureText = useFailureText();
  const { cycles, parts } = useScope();
  const all: JsonObject = parts.length > 0 ? { parts: Object.fromEntries(parts.map((part) => [part, true])) } : {};
  const { store, error, retry } = useDialogStore(cycles.form, props.cycle ?? all);
  if (store) return <CycleForm {...props} store={store} />;
  if (!error) return <Skeleton active />;
  return (
    <Alert
      type="error"
      role="alert"
      title={t('failure.title')}
      description={failureText(error)}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}

function CycleForm({ cycle, store, onDirty, onSaved, onRemoved }: CycleEditorProps & { store: FormStore }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { message } = App.useApp();
  const { token } = theme.useToken();
  const may = useMayCycle();
  const { path } = useScope().cycles;
  const queries = useQueryClient();
  const failureText = useFailureText();
  const messages = useFormMessages();
  const choices = useCycleChoices(store);
  const { state, isDirty } = useFormStatus(store);
  const [failure, setFailure] = useState<string>();
  const isSending = state === 'submitting';
  const maySave = may(cycle ? 'edit' : 'add');

  useEffect(() => {
    onDirty(isDirty && maySave);
    return () => onDirty(false);
  }, [isDirty, maySave, onDirty]);

  const save = async ({ disable, ...values }: JsonObject) => {
    // The list changes `disable`; it may have changed since the form was opened.
    const { id } = cycle
      ? await api.patch(`${path}/${cycle.id}`, { ...values, id: cycle.id }).then(() => cycle)
      : await api
          .post<{ InsertedID: string }>(path, { ...values, disable: disable ?? false })
          .then(({ InsertedID }) => ({ id: InsertedID }));
    store.reset(store.values());
    void message.success(t('cycles.saved'));
    await readAgain(queries, cycleKeys.all(path));
    onSaved(id);
  };
  const handleSubmit = async () => {
    setFailure(undefined);
    try {
      await store.submit(({ values }) => save(values));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
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
