import { createContext, useContext } from 'react';
import type { WidgetServices } from './widget-services';

/** Without a provider, widgets do what they can alone: no uploads, no themes, no languages. */
const alone: WidgetServices = {
  imageUrl: (value) => value,
  themes: { builtIn: [], load: () => Promise.resolve([]) },
  languages: [],
};

export const WidgetServicesContext = createContext<WidgetServices>(alone);

export function useWidgetServices(): WidgetServices {
  return useContext(WidgetServicesContext);
}
