import { createContext, useContext } from 'react';
import type { WidgetServices } from './widget-services';

/** The default without a provider: no uploads, no themes, no languages. */
const noServices: WidgetServices = {
  imageUrl: (value) => value,
  themes: { builtIn: [], load: () => Promise.resolve([]) },
  languages: [],
};

export const WidgetServicesContext = createContext<WidgetServices>(noServices);

export function useWidgetServices(): WidgetServices {
  return useContext(WidgetServicesContext);
}
