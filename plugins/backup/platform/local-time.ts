import type { FastifyRequest } from 'fastify';

/** Offset of the client's time zone from UTC in minutes: 480 for `X-Request-TimeZone: +08:00`; 0 for other values. */
export function offsetMinutesOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const timeZone = [headers['x-request-timezone']].flat()[0] ?? '';
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(timeZone) ?? [];
  if (sign === undefined) return 0;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}

export interface LocalMoment {
  nowMilliseconds: number;
  offsetMinutes: number;
}

/** `2026-05-04 03:02:00` in that time zone. */
export function localTime({ nowMilliseconds, offsetMinutes }: LocalMoment): string {
  return new Date(nowMilliseconds + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}
