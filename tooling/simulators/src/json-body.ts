import type { ReceivedRequest } from './http-simulator';

/** The JSON object of a request; undefined for any other content or content type. */
export function jsonBodyOf({ headers, body }: ReceivedRequest): Record<string, unknown> | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
