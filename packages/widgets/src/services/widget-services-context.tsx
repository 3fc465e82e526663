import { createContext, useContext, type ReactNode } from 'react';
import type { WidgetServices } from './widget-services';

/** The default without a provider: no uploads, no themes, no languages. */
const noServices: WidgetServices = {
  imageUrl: (value) => value,
  themes: { builtIn: [], load: () => Promise.resolve([]) },
  languages: [],
};

const WidgetServicesContext = createContext<WidgetServices>(noServices);

export function useWidgetServices(): WidgetServices {
  return useContext(WidgetServicesContext);
}

/** `services` must keep its identity between renders: every widget reads it. */
export function WidgetServicesProvider({ services, children }: { services: WidgetServices; children: ReactNode }) {
  return <WidgetServicesContext value={services}>{children}</WidgetServicesContext>;
}
