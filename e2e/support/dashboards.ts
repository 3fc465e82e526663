import type { JsonObject } from '@signalbox/schemas';
import type { PlatformClient } from './platform-client';

/** Creates a dashboard with these widgets. Returns its id. */
export async function createDashboard(
  admin: PlatformClient,
  { name, widgets = [], ...document }: { name: string; widgets?: JsonObject[]; remark?: string; isDelete?: boolean },
): Promise<string> {
  const { status, body } = await admin.post('core/dashboard', { name, widgets, ...document });
  if (status !== 200) throw new Error(`No dashboard: ${JSON.stringify(body)}`);
  return String(body['InsertedID']);
}
