import type { WidgetProps } from '@signalbox/engine/react';
import { Skeleton } from 'antd';
import { lazy, Suspense, type ComponentType } from 'react';

/** A widget whose code is fetched when it is first drawn, so that pages without it stay light. */
export function lazyWidget<Value>(
  load: () => Promise<ComponentType<WidgetProps<Value>>>,
): ComponentType<WidgetProps<Value>> {
  const Widget = lazy(async () => ({ default: await load() }));
  function LazyWidget(props: WidgetProps<Value>) {
    return (
      <Suspense fallback={<Skeleton.Input active />}>
        <Widget {...props} />
      </Suspense>
    );
  }
  return LazyWidget;
}
