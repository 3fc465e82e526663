import { useConsole } from './console-context';

/** True if the user has the permission, or none is required. Only hides controls: the platform enforces it. */
export function useMay(): (permission: string | undefined) => boolean {
  const { user } = useConsole();
  return (permission) => permission === undefined || user.isSuper || user.permissions.includes(permission);
}
