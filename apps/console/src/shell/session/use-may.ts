import { useConsole } from '@signalbox/api/react';

/** True if the user has `permission`, or none is required. */
export function useMay(): (permission: string | undefined) => boolean {
  const { user } = useConsole();
  return (permission) => permission === undefined || user.isSuper || user.permissions.includes(permission);
}
