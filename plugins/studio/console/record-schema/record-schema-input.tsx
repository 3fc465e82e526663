import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { platformLanguageOf } from '@signalbox/schemas/language-text';
import { unreadText } from '@signalbox/schemas/unread-json';
import { groupAria, useWidgetServices, widgetTable } from '@signalbox/widgets';
import { ConfigProvider, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFields } from '../fields/draft-fields';
import { rootPlace } from '../properties/items/edit-items';
import { ObjectFields } from '../properties/items/object-fields';
import { BranchProperties } from '../properties/property-panel';
import styles from '../properties/property-panel.module.css';
import { draftOf, withDraft } from './schema-draft';

const views = ['fields', 'json'] as const;
const Json = widgetTable['json']!;

/** Edits the `{schema, uiSchema}` of a model field by field, or all of it as JSON. */
export function RecordSchemaInput(props: WidgetProps<JsonObject>) {
  const { id, value, disabled } = props;
  const { t } = useTranslation('studio');
  const [chosen, setChosen] = useState<(typeof views)[number]>('fields');
  // A text that is no JSON stays where it was typed.
  const isUnread = unreadText(value) !== undefined;
  const view = isUnread ? 'json' : chosen;
  return (
    <div {...groupAria(props)} id={view === 'fields' ? id : undefined} tabIndex={-1} className={styles.panel}>
      <Segmented
        style={{ justifySelf: 'start' }}
        aria-label={t('recordSchema.view')}
        value={view}
        disabled={isUnread}
        options={views.map((each) => ({ value: each, label: t(`recordSchema.${each}`) }))}
        onChange={setChosen}
      />
      {view === 'json' ? (
        <Json {...props} onChange={props.onChange as WidgetProps<unknown>['onChange']} />
      ) : (
        <ConfigProvider componentDisabled={disabled}>
          <Fields {...props} />
        </ConfigProvider>
      )}
    </div>
  );
}

function Fields({ value = noFields, onChange }: WidgetProps<JsonObject>) {
  const { t } = useTranslation('studio');
  const language = platformLanguageOf({ language: useWidgetServices().defaultLanguage });
  const [selected, setSelected] = useState<string>();
  const draft = useMemo(() => draftOf(value, language), [value, language]);
  const fields = draftFields(draft.form);
  const field = fields.find(({ pointer }) => pointer === selected);
  const workspace = {
    draft,
    change: (next: typeof draft) => onChange(withDraft(value, { before: draft, next, language })),
    select: setSelected,
    openFile: () => undefined,
  };
  return (
    <>
      {fields.length === 0 && <p className={styles.hint}>{t('recordSchema.none')}</p>}
      <ObjectFields place={rootPlace} workspace={workspace} />
      {field && (
        <fieldset key={field.pointer} ref={goTo} tabIndex={-1} className={styles.group}>
          <legend dir="ltr">{field.path.join(' › ')}</legend>
          <BranchProperties field={field} workspace={workspace} />
        </fieldset>
      )}
    </>
  );
}

const noFields: JsonObject = {};

/** The list of fields may be longer than the screen. */
function goTo(properties: HTMLElement | null): void {
  properties?.scrollIntoView();
  properties?.focus({ preventScroll: true });
}
