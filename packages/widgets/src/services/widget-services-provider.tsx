import type { ReactNode } from 'react';
import type { WidgetServices } from './widget-services';
import { WidgetServicesContext } from './widget-services-context';

/** `services` has to keep its identity between draws: every widget reads it. */
export function WidgetServicesProvider({ services, children }: { services: WidgetServices; children: ReactNode }) {
  return <WidgetServicesContext value={services}>{children}</WidgetServicesContext>;
}
