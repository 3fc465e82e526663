import type { ListColumn } from '@signalbox/collections-core';
import { type RuntimeForm, RuntimeFormFrame, useRuntimeForm, useRuntimeMessages } from '@signalbox/console-kit';
import { writeAt } from '@signalbox/engine/core';
import { type FormMessages, type FormStore, SchemaForm } from '@signalbox/engine/react';
import { Alert, Button, Flex, Select, Typography } from 'antd';
import { type SubmitEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordWidgets } from '../../common/references/record-widget';
import { withReferences } from '../../common/references/with-references';
import type { BulkChange } from './bulk-calls';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog';
import { changeableFields, fieldFormId, fieldStore } from './field-form';
import { StepButtons } from './step-buttons';

/** Sets one field of the selected records, after a plan. */
export function EditDialog(props: BulkDialogProps) {
  const { t } = useTranslation('collections-react');
  const source = useRuntimeForm(props.collection.form);
  const [input, setInput] = useState<EditInput>();
  const [change, setChange] = useState<BulkChange>();
  return (
    <BulkDialog {...props} title={t('bulk.edit.title')} change={change} onBack={() => setChange(undefined)}>
      <RuntimeFormFrame source={source}>
        {(form) => (
          <FieldStep
            form={form}
            columns={props.collection.columns}
            input={input}
            onInput={setInput}
            onChange={setChange}
            onClose={props.onClose}
          />
        )}
      </RuntimeFormFrame>
    </BulkDialog>
  );
}

/** The chosen field, and the draft of its value. */
interface EditInput {
  pointer: string;
  store: FormStore;
}

interface FieldStepProps {
  form: RuntimeForm;
  columns: readonly ListColumn[];
  input: EditInput | undefined;
  onInput: (input: EditInput) => void;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

/** The field to set and its value, drawn and validated as in the form of a record. */
function FieldStep({ form: given, columns, input, onInput, onChange, onClose }: FieldStepProps) {
  const { t } = useTranslation('collections-react');
  const id = useId();
  const form = useMemo(() => withReferences(given, columns), [given, columns]);
  const own = useMemo(() => ({ ...form, form: { ...form.form, id: fieldFormId } }), [form]);
  const messages = useRuntimeMessages(own);
  const fields = changeableFields(form);
  const handleField = (pointer: string) => {
    const field = fields.find((each) => each.pointer === pointer);
    if (field) onInput({ pointer, store: fieldStore(form, field) });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!input) return;
    const { store, pointer } = input;
    if (!store.validate()) store.showErrors();
    else onChange({ action: 'edit', values: writeAt({}, pointer, store.value(pointer) ?? null) });
  };
  if (fields.length === 0) return <Alert type="info" showIcon title={t('bulk.edit.none')} />;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Flex vertical gap="middle">
        <Flex vertical gap={8}>
          <label htmlFor={id}>{t('bulk.edit.field')}</label>
          <Select
            id={id}
            showSearch={{ optionFilterProp: 'label' }}
            value={input?.pointer}
            placeholder={t('bulk.edit.choose')}
            options={fields.map(({ pointer, path }) => ({ value: pointer, label: fieldTitle(path, messages) }))}
            onChange={handleField}
          />
        </Flex>
        {input && (
          <div>
            <SchemaForm store={input.store} widgets={recordWidgets} messages={messages} />
            <Typography.Text type="secondary">{t('bulk.edit.empty')}</Typography.Text>
          </div>
        )}
        <StepButtons>
          <Button onClick={onClose}>{t('bulk.cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={!input}>
            {t('bulk.check')}
          </Button>
        </StepButtons>
      </Flex>
    </form>
  );
}

/** With the titles of the sections around it. */
function fieldTitle(path: readonly string[], messages: FormMessages): string {
  return path
    .map((name, index) => messages(`forms/${fieldFormId}::${path.slice(0, index + 1).join('.')}.title`) ?? name)
    .join(' › ');
}
