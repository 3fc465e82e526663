import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../services/use-loaded';
import type { IconUses } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';

/** Where the own icon at `url` is used: one item, or none without the service. */
export function useIconUses(url: string): Loaded<IconUses> {
  const { ownIcons } = useWidgetServices();
  const uses = ownIcons?.uses;
  const load = useCallback(async () => (uses ? [await uses(url)] : []), [uses, url]);
  return useLoaded(load).loaded;
}
