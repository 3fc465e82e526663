import { useConsole } from '@signalbox/api/react';
import { type RuntimeForm, useFormMessages } from '@signalbox/console-kit';
import { defaultsOf } from '@signalbox/engine/core';
import { createFormStore, type FormStore, SchemaForm } from '@signalbox/engine/react';
import { widgetTable } from '@signalbox/widgets';
import { Button, Skeleton } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryWidget } from '../../shared/gallery';
import { useDescriptions } from './use-descriptions';
import styles from './widget-card.module.css';

interface WidgetCardProps {
  widget: GalleryWidget;
  /** The form of all examples. */
  form: RuntimeForm;
}

/** A widget: what it takes, its options, a form with an example, and the JSON of the example. */
export function WidgetCard({ widget, form }: WidgetCardProps) {
  const { t } = useTranslation('studio');
  const { ofWidget, ofOption, ofTaken } = useDescriptions();
  const { name, takes, options, properties, uiSchema } = widget;
  const id = `widget-${name.replace(':', '-')}`;
  return (
    <section aria-labelledby={id} className={styles.widget}>
      <header>
        <h2 id={id} className={styles.name}>
          <code dir="ltr">{name}</code>
        </h2>
        <p className={styles.text}>{ofWidget(widget)}</p>
      </header>
      <div className={styles.parts}>
        <dl className={styles.details}>
          <dt>{t('gallery.takes')}</dt>
          {takes.map((taken) => (
            <dd key={JSON.stringify(taken)}>{ofTaken(taken)}</dd>
          ))}
          <dt>{t('gallery.options')}</dt>
          {options.length === 0 && <dd>{t('gallery.noOptions')}</dd>}
          {options.map((option) => (
            <dd key={option.name}>
              <code dir="ltr">{option.name}</code>
              <span className={styles.quiet}>{ofOption(option)}</span>
            </dd>
          ))}
        </dl>
        <WidgetExample name={name} names={Object.keys(properties)} form={form} />
      </div>
      <div className={styles.parts}>
        <CodeToCopy part="schema.properties" name={name} value={properties} />
        <CodeToCopy part="uiSchema" name={name} value={uiSchema} />
      </div>
    </section>
  );
}

interface WidgetExampleProps {
  name: string;
  /** Properties of the form that belong to the example. */
  names: readonly string[];
  form: RuntimeForm;
}

/** The fields of one example, drawn and validated as on a settings page, and their values. Nothing is saved. */
function WidgetExample({ name, names, form }: WidgetExampleProps) {
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

/** A store that draws only the named fields of the form. They keep their conditions and pointers. */
function exampleStore({ form, plan, compiled }: RuntimeForm, names: readonly string[]): FormStore {
  const isOfExample = ({ path }: { path: string[] }) => names.includes(path[0] ?? '');
  const part = { ...plan, fields: plan.fields.filter(isOfExample), sections: [] };
  return createFormStore({ form, plan: part, compiled, values: defaultsOf(form) });
}

interface CodeToCopyProps {
  /** Where in `form.json` it stands. */
  part: string;
  /** Name of the widget. */
  name: string;
  value: object;
}

/** JSON with a button that copies it. Browsers have no clipboard without TLS: there it is selected by hand. */
function CodeToCopy({ part, name, value }: CodeToCopyProps) {
  const { t } = useTranslation('studio');
  const { notify } = useConsole();
  const text = JSON.stringify(value, null, 2);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    notify(t('gallery.copied'));
  };
  return (
    <figure className={styles.code}>
      <figcaption className={styles.caption}>
        <code dir="ltr">{part}</code>
        {globalThis.isSecureContext && (
          <Button size="small" aria-label={t('gallery.copy', { part, name })} onClick={() => void handleCopy()}>
            {t('gallery.copyShort')}
          </Button>
        )}
      </figcaption>
      <pre dir="ltr" className={styles.text}>
        {text}
      </pre>
    </figure>
  );
}
