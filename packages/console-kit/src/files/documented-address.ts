import type { ApiClient } from '@signalbox/api/client';

/**
 * The address of a download from a platform that has the documented calls alone. It contains the token of the session and
 * all parameters, so say so to the user first.
 */
export function documentedAddress(
  api: ApiClient,
  resource: string,
  params: Record<string, string | undefined>,
): string {
  const { Authorization: token = '', 'x-request-project': project = '' } = api.own.headers();
  const url = new URL(api.own.urlOf(resource));
  for (const [name, value] of Object.entries({ token, 'x-request-project': project, ...params }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
