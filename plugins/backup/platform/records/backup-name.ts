import { maxNameCharacters } from '../../shared/backup-name';
import { localTime, type LocalMoment } from '../local-time';

/**
 * `Signalbox 2026-05-04 03:02:00`: the system's name, truncated to 30 characters with the time, in the user's time
 * zone.
 */
export function defaultBackupName({ systemName, ...moment }: LocalMoment & { systemName: string }): string {
  const time = localTime(moment);
  const room = maxNameCharacters - time.length - 1;
  const name = [...systemName.trim()].slice(0, room).join('').trim();
  return name === '' ? time : `${name} ${time}`;
}
