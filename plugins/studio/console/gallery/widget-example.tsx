import { type RuntimeForm, useFormMessages } from '@signalbox/console-kit';
import { defaultsOf } from '@signalbox/engine/core';
import { createFormStore, type FormStore, SchemaForm } from '@signalbox/engine/react';
import { widgetTable } from '@signalbox/widgets';
import { Skeleton } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './widget-card.module.css';

interface WidgetExampleProps {
  name: string;
  /** Properties of the form that belong to the example. */
  names: readonly string[];
  form: RuntimeForm;
}

/** The fields of one example, drawn and validated as on a settings page, and their values. Nothing is saved. */
export function WidgetExample({ name, names, form }: WidgetExampleProps) {
  const { t } = useTranslation('studio');
  const messages = useFormMessages();
  const [store] = useState(() => exampleStore(form, names));
  const isDrawn = store.plan.fields.some(({ widget }) => widget !== 'hidden');
  return (
    <section className={styles.example} aria-label={t('gallery.example', { name })}>
      {isDrawn ? (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
          <SchemaForm store={store} widgets={widgetTable} messages={messages} hasFirstFocus={false} />
        </Suspense>
      ) : (
        <p className={styles.text}>{t('gallery.notDrawn')}</p>
      )}
      <ExampleValue store={store} name={names.at(-1) ?? ''} />
    </section>
  );
}

function ExampleValue({ store, name }: { store: FormStore; name: string }) {
  const { t } = useTranslation('studio');
  const [value, setValue] = useState(() => store.value(`/${name}`));
  useEffect(() => store.watchValues([`/${name}`], (pointer) => setValue(() => store.value(pointer))), [store, name]);
  return (
    <p className={styles.value}>
      <span className={styles.quiet}>{t('gallery.value')}</span>
      {value === undefined ? t('gallery.noValue') : <code dir="ltr">{JSON.stringify(value)}</code>}
    </p>
  );
}

/** Of all fields of the form, only these are drawn. They keep their conditions and pointers. */
function exampleStore({ form, plan, compiled }: RuntimeForm, names: readonly string[]): FormStore {
  const isOfExample = ({ path }: { path: string[] }) => names.includes(path[0] ?? '');
  const part = { ...plan, fields: plan.fields.filter(isOfExample), sections: [] };
  return createFormStore({ form, plan: part, compiled, values: defaultsOf(form) });
}
