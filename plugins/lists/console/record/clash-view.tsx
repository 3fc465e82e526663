import { ConflictTable, useLanguageName, valueText } from '@signalbox/console-kit';
import { type Pointer, readAt } from '@signalbox/engine/core';
import { fieldMessages, type FormMessages, type FormStore } from '@signalbox/engine/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

interface ClashViewProps {
  store: FormStore;
  /** Fields that both the user and another user have changed. */
  pointers: readonly Pointer[];
  /** The record as it is now. */
  theirs: JsonObject;
  messages: FormMessages;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both values of each field that another user saved first, and the choice between them. */
export function ClashView({ store, pointers, theirs, messages, onSaveMine, onTakeTheirs }: ClashViewProps) {
  const { t } = useTranslation('lists');
  const languageName = useLanguageName();
  const rows = pointers.flatMap((pointer) => {
    const plan = store.plan.fields.find((field) => field.pointer === pointer);
    if (!plan) return [];
    const { title, part } = fieldMessages({ formId: store.form.id, plan, messages });
    const text = (value: JsonValue | undefined) => valueText({ value, schema: plan.schema, part, languageName, t });
    return [{ key: pointer, title, mine: text(store.value(pointer)), theirs: text(readAt(theirs, pointer)) }];
  });
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t('conflict.title')}
      description={
        <Flex vertical gap="small">
          {t('conflict.text')}
          <ConflictTable
            rows={rows}
            columns={{ title: t('conflict.field'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
          />
          <Flex gap="small" wrap>
            <Button type="primary" onClick={onSaveMine}>
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}
