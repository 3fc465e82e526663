import type { RuntimeForm } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import type { GalleryWidget } from '../../shared/gallery';
import { CodeToCopy } from './code-to-copy';
import styles from './widget-card.module.css';
import { useDescriptions } from './use-descriptions';
import { WidgetExample } from './widget-example';

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
