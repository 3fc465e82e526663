import type { WidgetProps } from '@signalbox/engine/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { LazyWidgetBoundary } from './lazy-widget-boundary';
import './lazy-widget.css';

/** A widget whose code can be preloaded. */
export type LoadableWidget<Value> = ComponentType<WidgetProps<Value>> & { load?: () => Promise<unknown> };

/**
 * A widget whose code is fetched on its first render, or earlier by `load`. Keeps the code out of pages that do not use
 * it. A preloaded widget renders without the placeholder.
 */
export function lazyWidget<Value>(load: () => Promise<ComponentType<WidgetProps<Value>>>): LoadableWidget<Value> {
  let loadedWidget: ComponentType<WidgetProps<Value>> | undefined;
  const loadWidget = async () => {
    loadedWidget ??= await load();
    return { default: loadedWidget };
  };
  const DeferredWidget = lazy(loadWidget);
  function LazyWidget(props: WidgetProps<Value>) {
    const [Widget] = useState(() => loadedWidget ?? DeferredWidget);
    return (
      <LazyWidgetBoundary label={props.label}>
        <Suspense fallback={<div className="sb-loading" aria-busy="true" />}>
          <Widget {...props} />
        </Suspense>
      </LazyWidgetBoundary>
    );
  }
  return Object.assign(LazyWidget, { load: loadWidget });
}
