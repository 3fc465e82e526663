import { useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { valuesKey } from './values-query';

/**
 * Reads the values of a dashboard again whenever the online check has changed states of devices, and after a gap of the connection.
 * Undefined: it has none.
 */
export function useLiveStates(dashboard: string | undefined): void {
  const { live } = useConsole();
  const queries = useQueryClient();
  useEffect(() => {
    if (dashboard === undefined) return undefined;
    let isFollowing = false;
    const connection = live({
      type: 'dashboardstates',
      query: {},
      onMessage: () => {
        // The values are read while the connection opens.
        if (isFollowing) void queries.invalidateQueries({ queryKey: valuesKey(dashboard) });
        isFollowing = true;
      },
    });
    return () => connection.close();
  }, [dashboard, live, queries]);
}
