import type { ReactNode } from 'react';
import type { WidgetServices } from './widget-services';
import { WidgetServicesContext } from './widget-services-context';

/** `services` must keep its identity between renders: every widget reads it. */
export function WidgetServicesProvider({ services, children }: { services: WidgetServices; children: ReactNode }) {
  return <WidgetServicesContext value={services}>{children}</WidgetServicesContext>;
}
