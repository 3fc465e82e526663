import type { WidgetServices } from '@signalbox/widgets';
import type { ConsolePlugin } from '@signalbox/api/plugin';
import { plugins } from '../../plugins';

/** The frame around pages with widgets, and the plug-ins' services, which load with the first such page. */
export async function loadWidgetServices() {
  const [{ WidgetServicesFrame }, ...parts] = await Promise.all([
    import('./widget-services-frame'),
    ...plugins.map((plugin: ConsolePlugin<WidgetServices>) => plugin.widgetServices?.()),
  ]);
  const makers = parts.flatMap((part) => (part ? [part.widgetServices] : []));
  return { Component: () => <WidgetServicesFrame makers={makers} /> };
}
