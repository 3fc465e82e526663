import { useConsole } from '@signalbox/api/react';

/** True when the user holds the permission. A courtesy: the platform refuses anyway. */
export function useMay(): (permission: string) => boolean {
  const { user } = useConsole();
  return (permission) => user.isSuper || user.permissions.includes(permission);
}
