import { localTime, type LocalMoment } from '../local-time';

/** Names of backups have no more characters. */
export const longestName = 30;

/** `Signalbox 2026-05-04 03:02:00`: the system's name, cut to what is left of 30 characters, and the reader's time. */
export function defaultBackupName({ systemName, ...moment }: LocalMoment & { systemName: string }): string {
  const time = localTime(moment);
  const room = longestName - time.length - 1;
  const name = [...systemName.trim()].slice(0, room).join('').trim();
  return name === '' ? time : `${name} ${time}`;
}
