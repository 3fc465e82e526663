import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConflictTable, useLanguageName, valueText } from '@signalbox/console-kit';
import { readAt, type Pointer } from '@signalbox/engine/core';
import { fieldMessages, type FormStore, type FormMessages } from '@signalbox/engine/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

export interface ConflictPanelProps {
  pointers: Pointer[];
  stores: FormStore[];
  /** The currently saved settings. */
  settings: JsonObject;
  messages: FormMessages;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both values of each field that another user saved first. */
export function ConflictPanel({ pointers, stores, settings, messages, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('settings');
  const languageName = useLanguageName();
  const rows = pointers.flatMap((pointer) => {
    const store = stores.find((each) => each.plan.fields.some((field) => field.pointer === pointer));
    const plan = store?.plan.fields.find((field) => field.pointer === pointer);
    if (!store || !plan) return [];
    const { title, part } = fieldMessages({ formId: store.form.id, plan, messages });
    const text = (value: JsonValue | undefined) => valueText({ value, schema: plan.schema, part, languageName, t });
    return [
      { key: pointer, title, mine: text(readAt(store.values(), pointer)), theirs: text(readAt(settings, pointer)) },
    ];
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
            <Button type="primary" onClick={onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}
