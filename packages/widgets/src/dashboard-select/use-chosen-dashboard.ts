import { useCallback } from 'react';
import { useLoaded } from '../services/use-loaded';
import type { Dashboard } from '../services/widget-services';

interface ChosenOptions {
  id: string | undefined;
  /** Resolves to undefined if no such dashboard exists any more. Missing: nothing is known of dashboards. */
  find: ((id: string) => Promise<Dashboard | undefined>) | undefined;
}
interface Chosen {
  status: 'none' | 'loading' | 'ready' | 'gone' | 'failed';
  dashboard?: Dashboard;
  /** Why the name could not be loaded. */
  reason?: string;
  retry: () => void;
}

/** The dashboard that a field contains, which the pages of a search need not contain. */
export function useChosenDashboard({ id, find }: ChosenOptions): Chosen {
  const load = useCallback(async () => {
    const dashboard = id === undefined ? undefined : await find?.(id);
    return dashboard ? [dashboard] : [];
  }, [id, find]);
  const { loaded, reload: retry } = useLoaded(load);
  const [dashboard] = loaded.items;

  if (id === undefined || find === undefined) return { status: 'none', retry };
  if (loaded.status === 'failed') return { status: 'failed', reason: loaded.reason, retry };
  if (loaded.status === 'loading') return { status: 'loading', retry };
  if (dashboard?.id === id) return { status: 'ready', dashboard, retry };
  return { status: dashboard ? 'loading' : 'gone', retry };
}
