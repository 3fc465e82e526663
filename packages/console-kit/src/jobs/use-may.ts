import { useConsole } from '@signalbox/api/react';

/** True if the user has the permission. Only hides controls: the platform enforces it. */
export function useMay(): (permission: string) => boolean {
  const { user } = useConsole();
  return (permission) => user.isSuper || user.permissions.includes(permission);
}
