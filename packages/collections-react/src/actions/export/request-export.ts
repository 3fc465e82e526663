import { ApiError, type ApiClient } from '@signalbox/api/client';
import type { RecordExport } from '@signalbox/schemas/types';
import type { ExportLink } from '@signalbox/collections-core';

/** Asks for the link of an export whose moments are in the time zone of the browser. */
export function requestExport(api: ApiClient, resource: string, request: RecordExport): Promise<ExportLink> {
  const send = (body: RecordExport) => api.post<ExportLink>(`${resource}/export`, body);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // The zone may be newer than the platform, or unknown to the browser: then the offset of the request has to do.
  return send({ ...request, timeZone }).catch((error: unknown) => {
    if (error instanceof ApiError && error.body.field === 'timeZone') return send(request);
    throw error;
  });
}
