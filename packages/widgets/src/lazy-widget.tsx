import type { WidgetProps } from '@signalbox/engine/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { LazyWidgetBoundary } from './lazy-widget-boundary';
import './lazy-widget.css';

/** A widget whose code can be fetched before it is drawn. */
export type LoadableWidget<Value> = ComponentType<WidgetProps<Value>> & { load?: () => Promise<unknown> };

/**
 * A widget whose code is fetched when it is first drawn, or before by `load`, so that pages without it stay light.
 * Fetched before, it is there at once.
 */
export function lazyWidget<Value>(load: () => Promise<ComponentType<WidgetProps<Value>>>): LoadableWidget<Value> {
  let arrived: ComponentType<WidgetProps<Value>> | undefined;
  const fetchIt = async () => {
    arrived ??= await load();
    return { default: arrived };
  };
  const Later = lazy(fetchIt);
  function LazyWidget(props: WidgetProps<Value>) {
    const [Widget] = useState(() => arrived ?? Later);
    return (
      <LazyWidgetBoundary label={props.label}>
        <Suspense fallback={<div className="sb-loading" aria-busy="true" />}>
          <Widget {...props} />
        </Suspense>
      </LazyWidgetBoundary>
    );
  }
  return Object.assign(LazyWidget, { load: fetchIt });
}
