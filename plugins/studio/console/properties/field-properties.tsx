import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isFileSchema } from '@signalbox/schemas/data-url';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { widgetsQuery } from '../gallery/gallery-query';
import { withText } from '../draft/draft-files';
import type { FieldWorkspace } from '../workspace/use-workspace';
import type { DraftField } from '../fields/draft-fields';
import { withKeyword, withNull, withRequired, withUiValue } from './edit-form';
import { FieldChoices } from './choices/field-choices';
import { ConditionInputs } from './condition/condition-inputs';
import { FieldTexts } from './field-texts';
import { ListItems } from './items/list-items';
import {
  flagDefault,
  isJson,
  isNullable,
  isText,
  limitsOf,
  mayBeNull,
  optionsOf,
  widgetsFor,
} from './field-vocabulary';
import styles from './property-panel.module.css';
import { ValueInput } from './value-input';

interface FieldPropertiesProps {
  field: DraftField;
  workspace: FieldWorkspace;
}

/** Texts, widget with its options, limits, default, choices, items and condition of a field. */
export function FieldProperties({ field, workspace }: FieldPropertiesProps) {
  const { t } = useTranslation('studio');
  const { api, user } = useConsole();
  // Without the platform, or its permission, only the choice of widgets is missing.
  const enabled = user.isSuper || user.permissions.includes('schema.edit');
  const { data } = useQuery({ ...widgetsQuery(api), enabled });
  const { draft, change } = workspace;
  const { schema, uiSchema, uiPath, pointer, branches } = field;
  const handleForm = (text: string, key: string) =>
    change(withText(draft, 'form.json', text), `panel${pointer} ${key}`);
  const handleSchema = (key: string, value: JsonValue | undefined) =>
    handleForm(withKeyword(draft.form, field, { key, value }), key);
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
        <Options
          names={optionsOf(widget, data?.widgets ?? [])}
          options={options}
          onChange={(name, value) => handleUi(['ui:options', name], value)}
        />
        <Limits schema={schema} onChange={handleSchema} />
      </div>
      <Flags
        field={field}
        onRequired={(isRequired) => handleForm(withRequired(draft.form, field, isRequired), 'required')}
        onNullable={(isNullable) => handleForm(withNull(draft.form, field, isNullable), 'nullable')}
        onJson={(isJson) => handleSchema('contentMediaType', isJson ? 'application/json' : undefined)}
        onFile={(isFile) => handleSchema('format', isFile ? 'data-url' : undefined)}
        onReadOnly={(isReadOnly) => handleUi(['ui:readonly'], isReadOnly || undefined)}
      />
      <FieldChoices field={field} workspace={workspace} />
      {branches.length === 0 && <ListItems field={field} workspace={workspace} />}
      {!field.isRoot && <ConditionInputs field={field} workspace={workspace} />}
      <p className={styles.hint}>{t('properties.hint')}</p>
    </>
  );
}

interface OptionsProps {
  names: string[];
  options: JsonValue | undefined;
  onChange: (name: string, value: JsonValue | undefined) => void;
}

function Options({ names, options, onChange }: OptionsProps) {
  return names.map((name) => {
    const standard = flagDefault(name);
    return standard !== undefined ? (
      <Checkbox
        key={name}
        className={styles.flag}
        checked={(valueIn(options, name) ?? standard) === true}
        onChange={({ target }) => onChange(name, target.checked === standard ? undefined : target.checked)}
      >
        <code dir="ltr">{`ui:options › ${name}`}</code>
      </Checkbox>
    ) : (
      <ValueInput
        key={name}
        label={`ui:options › ${name}`}
        value={valueIn(options, name)}
        isNumber={name === 'rows' || name === 'minSeconds'}
        onChange={(value) => onChange(name, value)}
      />
    );
  });
}

interface LimitsProps {
  schema: DraftField['schema'];
  onChange: (name: string, value: JsonValue | undefined) => void;
}

function Limits({ schema, onChange }: LimitsProps) {
  return limitsOf(schema).map(({ name, isNumber }) => (
    <ValueInput
      key={name}
      label={name}
      value={schema[name]}
      isNumber={isNumber}
      hasLines={name === 'default'}
      onChange={(value) => onChange(name, value)}
    />
  ));
}

interface FlagsProps {
  field: DraftField;
  onRequired: (isRequired: boolean) => void;
  onNullable: (isNullable: boolean) => void;
  onJson: (isJson: boolean) => void;
  onFile: (isFile: boolean) => void;
  onReadOnly: (isReadOnly: boolean) => void;
}

function Flags({
  field: { isRequired, isRoot, schema, uiSchema },
  onRequired,
  onNullable,
  onJson,
  onFile,
  onReadOnly,
}: FlagsProps) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.flags}>
      {!isRoot && (
        <Checkbox checked={isRequired} onChange={({ target }) => onRequired(target.checked)}>
          {t('properties.required')}
        </Checkbox>
      )}
      {mayBeNull(schema) && (
        <Checkbox checked={isNullable(schema)} onChange={({ target }) => onNullable(target.checked)}>
          {t('properties.nullable')}
        </Checkbox>
      )}
      {isText(schema) && (
        <Checkbox checked={isJson(schema)} onChange={({ target }) => onJson(target.checked)}>
          {t('properties.json')}
        </Checkbox>
      )}
      {isText(schema) && (
        <Checkbox checked={isFileSchema(schema)} onChange={({ target }) => onFile(target.checked)}>
          {t('properties.file')}
        </Checkbox>
      )}
      <Checkbox checked={uiSchema['ui:readonly'] === true} onChange={({ target }) => onReadOnly(target.checked)}>
        {t('properties.readOnly')}
      </Checkbox>
    </div>
  );
}

function valueIn(options: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(options) ? options[name] : undefined;
}
