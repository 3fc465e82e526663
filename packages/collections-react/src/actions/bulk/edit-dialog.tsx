import { RuntimeFormFrame, useRuntimeForm } from '@signalbox/console-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChange } from './bulk-calls';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog';
import { type EditInput, FieldStep } from './field-step';

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
