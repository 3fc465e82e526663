import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonValue } from '@signalbox/schemas';
import type { Widget, WidgetPlace } from '../../shared/dashboards/widgets';
import { ChartWidget } from '../chart/chart-widget';
import styles from './widget-card.module.css';

interface WidgetCardProps {
  /** Id of the dashboard. */
  dashboard: string;
  widget: Widget;
  /** One below the title of the dashboard. */
  headingLevel: 2 | 3;
}

/** A widget in its cells of the grid. Text is drawn as text, never as markup. */
export function WidgetCard({ dashboard, widget, headingLevel }: WidgetCardProps) {
  const { language } = useConsole();
  const Title = `h${headingLevel}` as const;
  const id = useId();
  const title = textOf(widget.title, language);
  const isTitled = title !== '';
  return (
    <section
      className={widget.type === 'text' && !isTitled ? styles.plain : styles.card}
      style={cellsOf(widget.at)}
      aria-labelledby={isTitled ? id : undefined}
    >
      {isTitled && (
        <Title id={id} className={styles.title}>
          <bdi>{title}</bdi>
        </Title>
      )}
      <WidgetContent dashboard={dashboard} widget={widget} title={title} />
    </section>
  );
}

function WidgetContent({ dashboard, widget, title }: Omit<WidgetCardProps, 'headingLevel'> & { title: string }) {
  const { t } = useTranslation('project');
  const { language } = useConsole();
  switch (widget.type) {
    case 'text':
      return (
        <p className={styles.text}>
          <bdi>{textOf(widget.content, language)}</bdi>
        </p>
      );
    case 'chart':
      return <ChartWidget dashboard={dashboard} table={widget.table} title={title} />;
    case 'unknown':
      return <p className={styles.quiet}>{t('unknownWidget')}</p>;
  }
}

/** A text, or the one of the user's language. */
function textOf(value: JsonValue, language: string): string {
  if (typeof value !== 'object') return String(value);
  const texts = Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return textIn(Object.fromEntries(texts), language);
}

function cellsOf({ x, y, width, height }: WidgetPlace): CSSProperties {
  const cells: Record<string, number> = { '--column': x + 1, '--columns': width, '--row': y + 1, '--rows': height };
  return cells;
}
