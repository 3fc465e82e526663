import type { Replica } from '../shared/operation';

/** Two processes of one machine have the same host. */
export function serverName({ host, pid }: Pick<Replica, 'host' | 'pid'>): string {
  return `${host} ${pid}`;
}
