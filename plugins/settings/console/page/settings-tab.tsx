import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Alert, theme } from 'antd';
import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type FieldError, type TabNode, isWithin, type FormPlan } from '@signalbox/engine/core';
import { SchemaForm, type FormStore, type FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';
import { secretPlaces } from '@signalbox/schemas/secret-places';
import { widgetTable } from '@signalbox/widgets';
import type { Drafts } from '../drafts/drafts';
import styles from './settings-card.module.css';
import { FormSkeleton } from './form-skeleton';
import { tabWidgetsQuery } from './tab-widgets-query';
import { TemplateChooser } from './template-chooser';

// If the code cannot be loaded, the tab and what was typed into it stay.
const HiddenErrors = lazy(() =>
  import('./hidden-errors').then(
    ({ HiddenErrors }) => ({ default: HiddenErrors }),
    () => ({ default: HiddenErrorsTitle }),
  ),
);

interface SettingsTabProps {
  node: TabNode;
  drafts: Drafts;
  messages: FormMessages;
  isSaving: boolean;
}

/** One tab: its heading, its form, and the reason if it is read-only. */
export function SettingsTab({ node, ...rest }: SettingsTabProps) {
  return node.form ? <TabForm node={node} form={node.form} {...rest} /> : null;
}

function TabForm({ node, form, drafts, messages, isSaving }: SettingsTabProps & { form: FormDefinition }) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const { hash } = useLocation();
  const { PanelAction } = useConsole();
  const store = drafts.open(form);
  // Renders after all widgets are loaded, to avoid layout shifts.
  const { isSuccess: hasWidgets } = useQuery(tabWidgetsQuery(form));
  const disabled = node.isReadOnly || isSaving;
  const description = messages(`forms/${form.id}::description`);
  const formMessages = useTabMessages(store.plan, messages);

  const panelActions = [form.uiSchema['ui:options']?.['panelAction'] ?? []].flat();
  const hidden = hiddenErrors(store);

  useEffect(() => focusNamed(store, percentDecoded(hash.slice(1))), [hash, store]);

  return (
    <div className={styles.content}>
      <div>
        <h2 className={styles.title}>{messages(`forms/${form.id}::title`) ?? form.id}</h2>
        {description === undefined ? null : <span style={{ color: token.colorTextDescription }}>{description}</span>}
      </div>
      {node.isReadOnly ? (
        <Alert type="info" showIcon title={t('readOnly', { permission: form.permission.edit })} />
      ) : null}
      {hidden.length > 0 ? (
        <Suspense>
          <HiddenErrors store={store} errors={hidden} messages={messages} disabled={disabled} />
        </Suspense>
      ) : null}
      {hasWidgets ? (
        <SchemaForm
          store={store}
          widgets={widgetTable}
          messages={formMessages}
          disabled={disabled}
          isReadOnly={node.isReadOnly}
        />
      ) : (
        <FormSkeleton label={t('loading')} />
      )}
      {hasWidgets && PanelAction && panelActions.length > 0 ? (
        <div className={styles.actions}>
          {panelActions.map((name) => (
            <PanelAction
              key={String(name)}
              name={String(name)}
              formId={form.id}
              readValues={store.collected}
              validate={() => isShownValid(store)}
              {...(disabled ? {} : { setValue: store.setValue })}
            />
          ))}
        </div>
      ) : null}
      {form.uiSchema['ui:options']?.['notice'] === 'templateChooser' ? <TemplateChooser /> : null}
    </div>
  );
}

/** Moves the focus to the field of this message key, which the address of the page has. */
function focusNamed(store: FormStore, messageKey: string): void {
  const field = messageKey === '' ? undefined : store.plan.fields.find((each) => each.messageKey === messageKey);
  if (field) store.focus(field.pointer);
}

/** Errors that no input can show: of fields that are stored but never rendered, and of the form itself. */
function hiddenErrors(store: FormStore): FieldError[] {
  const kept = store.plan.fields.filter(({ widget }) => widget === 'hidden');
  return [
    ...kept.flatMap(({ pointer }) => store.jotai.get(store.field(pointer).error) ?? []),
    ...store.unownedErrors(),
  ];
}

/** True if the form has no errors. Otherwise shows them, and moves the focus to the first. */
function isShownValid(store: FormStore): boolean {
  const [first] = store.errors();
  if (first === undefined) return true;
  store.showErrors();
  store.focus(first.field);
  return false;
}

/**
 * Messages of a form below its tab's heading. A section that contains every field has no title of its own, unless users add it.
 * The help of a secret says that it is never sent, which an existing platform may do.
 */
function tabMessages({ plan, messages, hasExtensions }: TabMessagesOptions): FormMessages {
  const titles = plan.sections
    .filter(({ isOptional }) => !isOptional)
    .filter((section) => plan.fields.every((field) => isWithin(field.pointer, section.pointer)))
    .map((section) => `${section.messageKey}.title`);
  const secrets = plan.fields.flatMap(({ schema, messageKey }) =>
    secretPlaces(schema).map(
      (place) => `${messageKey + place.replaceAll('/properties', '').replaceAll('/', '.')}.help`,
    ),
  );
  const silent = new Set([...titles, ...(hasExtensions ? [] : secrets)].map((key) => `forms/${plan.form.id}::${key}`));
  return (key, params) => (silent.has(key) ? undefined : messages(key, params));
}

interface TabMessagesOptions {
  plan: FormPlan;
  messages: FormMessages;
  hasExtensions: boolean;
}

function useTabMessages(plan: FormPlan, messages: FormMessages): FormMessages {
  const { hasExtensions } = useConsole();
  return useMemo(() => tabMessages({ plan, messages, hasExtensions }), [plan, messages, hasExtensions]);
}

function HiddenErrorsTitle() {
  const { t } = useTranslation('settings');
  return <Alert type="warning" showIcon title={t('hidden.title')} />;
}
