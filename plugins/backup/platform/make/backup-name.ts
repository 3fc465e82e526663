/** Names of backups have no more characters. */
export const longestName = 30;

interface NameFacts {
  systemName: string;
  nowMilliseconds: number;
  /** `X-Request-TimeZone`, such as `+08:00`; anything else counts as UTC. */
  timeZone: string | undefined;
}

/** `Signalbox 2026-05-04 03:02:00`: the system's name, cut to what is left of 30 characters, and the reader's time. */
export function defaultBackupName({ systemName, nowMilliseconds, timeZone }: NameFacts): string {
  const time = new Date(nowMilliseconds + offsetMinutes(timeZone) * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  const room = longestName - time.length - 1;
  const name = [...systemName.trim()].slice(0, room).join('').trim();
  return name === '' ? time : `${name} ${time}`;
}

/** Of `+08:00` 480. */
export function offsetMinutes(timeZone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(timeZone ?? '') ?? [];
  if (sign === undefined) return 0;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
