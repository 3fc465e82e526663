import { Agent } from 'node:http';
import type { WebSocket } from 'ws';
import { ask, query, send } from '../session';
import { connect, readAs } from './live-consoles';

interface Dashboards {
  url: string;
  /** One per console. */
  tokens: string[];
  adminToken: string;
}

interface LiveDashboards {
  /** Sorted: how long after a device had gone offline each console had the new values, in milliseconds. */
  waits: number[];
  /** Answers other than 200, by their status. */
  rejected: Record<string, number>;
}

/** Opens one dashboard of the demo in a console for each token, and lets a device go offline: all of them read its values again. */
export async function measureDashboards({ url, tokens, adminToken }: Dashboards): Promise<LiveDashboards> {
  const admin = { url, token: adminToken };
  const [dashboard] = await ask<{ id: string }[]>(admin, `core/dashboard?${query({ filter: { name: 'Machines' } })}`);
  if (dashboard === undefined) throw new Error('The demo has no dashboard Machines');
  const values = `core/dashboard/${dashboard.id}/values?${query({ table: 'machine' })}`;
  await send(admin, 'core/setting', { method: 'PATCH', body: { onlineCheck: true } });
  const device = await ask<{ InsertedID: string }>(admin, 'core/record/device', { method: 'POST', body: aDevice() });
  const check = () => send(admin, 'core/operation/check', { method: 'POST', body: { id: 'devices' } });
  const agent = new Agent({ keepAlive: true, maxFreeSockets: tokens.length });
  const sockets: WebSocket[] = [];
  try {
    await check();
    for (const token of tokens) {
      await readAs({ url, token, agent, path: values });
      sockets.push(await follow({ url, token }));
    }
    const rejected: Record<string, number> = {};
    let start = Infinity;
    const served = sockets.map(async (socket, at) => {
      await new Promise((resolve) => socket.once('message', resolve));
      const { status } = await readAs({ url, token: tokens[at] ?? '', agent, path: values });
      if (status !== 200) rejected[status] = (rejected[status] ?? 0) + 1;
      return performance.now() - start;
    });
    const reported = { lastSeenAt: new Date(Date.now() - 3_600_000).toISOString() };
    await send(admin, `core/record/device/${device.InsertedID}`, { method: 'PATCH', body: reported });
    start = performance.now();
    await check();
    const waits = await Promise.all(served);
    return { waits: waits.toSorted((one, other) => one - other), rejected };
  } finally {
    for (const socket of sockets) socket.terminate();
    agent.destroy();
  }
}

/** Resolves once the platform says that the connection follows the states. */
async function follow({ url, token }: { url: string; token: string }): Promise<WebSocket> {
  const socket = await connect({ url, type: 'dashboardstates', token });
  const isOpen = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'query', data: {} }));
  await isOpen;
  return socket;
}

/** A device that has just reported. */
function aDevice() {
  const values = { serialNumber: 'B-1', kind: 'tank', site: 'loading', status: 'running', firmware: '1.0' };
  return { name: 'Bench', ...values, reportInterval: 30, lastSeenAt: new Date().toISOString() };
}
