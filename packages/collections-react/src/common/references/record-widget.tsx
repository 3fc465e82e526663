import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { stringsOf } from '@signalbox/schemas/json';
import { widgetTable } from '@signalbox/widgets';
import { Select } from 'antd';
import { useFoundRecords } from './use-found-records';
import { type ReferencedModel, useReferencedModels } from './use-referenced-models';
import { useTitles } from './use-titles';

const { text: TextWidget, tags: TagsWidget } = widgetTable;

/**
 * A record of another list, or many of them. Value: its id, or theirs. `ui:options.reference`: key or id of a model, or address of
 * a declared list. If the user may not list its records, takes ids.
 */
function RecordWidget(props: WidgetProps<JsonValue>) {
  const reference = String(props.options['reference']);
  const model = useReferencedModels([reference]).get(reference);
  if (model) return <RecordSelect {...props} model={model} reference={reference} />;
  const Typed = props.options['isMany'] === true ? TagsWidget : TextWidget;
  return Typed ? <Typed {...props} /> : null;
}

interface RecordSelectProps extends WidgetProps<JsonValue> {
  model: ReferencedModel;
  reference: string;
}

/** Finds records by their titles. */
function RecordSelect(props: RecordSelectProps) {
  const { model, reference, id, value, onChange, onBlur, disabled, required, isInvalid, describedBy } = props;
  const isMany = props.options['isMany'] === true;
  const chosen = stringsOf([value ?? []].flat()).filter((each) => each !== '');
  const titleOf = useTitles([{ path: reference, reference, ids: chosen }]);
  const found = useFoundRecords(model);
  return (
    <Select<string | string[]>
      {...found}
      id={id}
      {...(isMany ? { mode: 'multiple' } : {})}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={required || undefined}
      status={isInvalid ? 'error' : ''}
      style={{ inlineSize: '100%', maxInlineSize: 480 }}
      allowClear={!required}
      disabled={disabled}
      value={isMany ? chosen : chosen[0]}
      onChange={(next: string | string[] | undefined) => onChange(next?.length === 0 ? undefined : next)}
      onBlur={onBlur}
      labelRender={({ value: shown }) => titleOf(reference, String(shown)) ?? String(shown)}
    />
  );
}

/** The widgets of forms, and that of references. */
export const recordWidgets: WidgetTable = { ...widgetTable, record: RecordWidget };
