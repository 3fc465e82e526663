import { useFormMessages, useSubmit } from '@signalbox/console-kit';
import { SchemaForm, useFormStatus, type FormStore } from '@signalbox/engine/react';
import { ChoiceLimitsContext, widgetTable } from '@signalbox/widgets';
import { Alert, Button, Flex, theme } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCycle } from '../scope';
import type { ShownCycle } from './cycle';
import styles from './cycles-dialog.module.css';
import { RemoveCycle } from './remove-cycle';
import { RetentionPreview } from './retention-preview';
import { useCycleChoices } from './use-cycle-choices';
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
