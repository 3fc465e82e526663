import { useConsole } from '@signalbox/api/react';

/** True when the user holds `permission`, or none is asked for. */
export function useMay(): (permission: string | undefined) => boolean {
  const { user } = useConsole();
  return (permission) => permission === undefined || user.isSuper || user.permissions.includes(permission);
}
