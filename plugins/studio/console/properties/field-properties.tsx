import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import type { JsonValue } from '@signalbox/schemas';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { widgetsQuery } from '../gallery/gallery-query';
import { withText } from '../draft/draft-files';
import type { Workspace } from '../workspace/use-workspace';
import type { DraftField } from '../fields/draft-fields';
import { withRequired, withUiValue, withValueAt } from './edit-form';
import { FieldTexts } from './field-texts';
import { limitsOf, optionsOf, widgetsFor } from './field-vocabulary';
import styles from './property-panel.module.css';
import { ValueInput } from './value-input';

interface FieldPropertiesProps {
  field: DraftField;
  workspace: Workspace;
}

/** Texts, widget with its options, limits and default of a field. */
export function FieldProperties({ field, workspace }: FieldPropertiesProps) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  // Without the platform, only the choice of widgets is missing.
  const { data } = useQuery(widgetsQuery(api));
  const { draft, change } = workspace;
  const { schema, uiSchema, schemaPath, uiPath, pointer } = field;
  const handleForm = (text: string, key: string) =>
    change(withText(draft, 'form.json', text), `panel${pointer} ${key}`);
  const handleSchema = (key: string, value: JsonValue | undefined) =>
    handleForm(withValueAt(draft.form, [...schemaPath, key], value), key);
  const handleUi = (path: string[], value: JsonValue | undefined) =>
    handleForm(withUiValue(draft.form, [...uiPath, ...path], value), path.join(' '));
  const widget = uiSchema['ui:widget'];
  const options = uiSchema['ui:options'];
  return (
    <>
      <FieldTexts field={field} workspace={workspace} />
      <div className={styles.grid}>
        <label className={styles.property}>
          {t('properties.widget')}
          <Select
            className={styles.input}
            allowClear
            showSearch
            placeholder={t('properties.default')}
            value={typeof widget === 'string' ? widget : undefined}
            options={widgetsFor(schema, data?.widgets ?? []).map((name) => ({ value: name, label: name }))}
            onChange={(name) => handleUi(['ui:widget'], name)}
          />
        </label>
        {optionsOf(widget, data?.widgets ?? []).map((name) => (
          <ValueInput
            key={name}
            label={`ui:options › ${name}`}
            value={valueIn(options, name)}
            isNumber={name === 'rows' || name === 'minSeconds'}
            onChange={(value) => handleUi(['ui:options', name], value)}
          />
        ))}
        {limitsOf(schema).map(({ name, isNumber }) => (
          <ValueInput
            key={name}
            label={name}
            value={schema[name]}
            isNumber={isNumber}
            onChange={(value) => handleSchema(name, value)}
          />
        ))}
      </div>
      <Flags
        field={field}
        onRequired={(isRequired) => handleForm(withRequired(draft.form, field, isRequired), 'required')}
        onReadOnly={(isReadOnly) => handleUi(['ui:readonly'], isReadOnly || undefined)}
      />
      <p className={styles.hint}>{t('properties.hint')}</p>
    </>
  );
}

interface FlagsProps {
  field: DraftField;
  onRequired: (isRequired: boolean) => void;
  onReadOnly: (isReadOnly: boolean) => void;
}

function Flags({ field: { isRequired, uiSchema }, onRequired, onReadOnly }: FlagsProps) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.flags}>
      <Checkbox checked={isRequired} onChange={({ target }) => onRequired(target.checked)}>
        {t('properties.required')}
      </Checkbox>
      <Checkbox checked={uiSchema['ui:readonly'] === true} onChange={({ target }) => onReadOnly(target.checked)}>
        {t('properties.readOnly')}
      </Checkbox>
    </div>
  );
}

function valueIn(options: JsonValue | undefined, name: string): JsonValue | undefined {
  return typeof options === 'object' && options !== null && !Array.isArray(options) ? options[name] : undefined;
}
