export interface Caller {
  token?: () => string | undefined;
  /** Project id; `default` is the id of the default project. */
  project?: () => string;
  /** BCP-47, e.g. `zh-Hans`; sent as `Accept-Language`. */
  language?: () => string | undefined;
}

/** The headers that every call carries. */
export function callerHeaders({ token, project, language }: Caller, now = new Date()): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-project': project?.() ?? 'default',
    'X-Request-TimeZone': timeZoneOffset(now),
  };
  const authorization = token?.();
  if (authorization) headers.Authorization = authorization;
  const locale = language?.();
  if (locale) headers['Accept-Language'] = locale;
  return headers;
}

/** `+08:00`, the form that the platform accepts. */
export function timeZoneOffset(at: Date): string {
  const minutesEast = -at.getTimezoneOffset();
  const size = Math.abs(minutesEast);
  return `${minutesEast < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
