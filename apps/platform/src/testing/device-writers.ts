import { expect, vi } from 'vitest';

/** Clients that create records of the demo model `device` one after another, until they are stopped. */
interface DeviceWriters {
  /** Ids and names of the records that a server acknowledged. */
  acknowledged: ReadonlyMap<string, string>;
  /** Answers that are no success, and connections that broke. */
  failures: readonly string[];
  stop(): Promise<void>;
}

interface WritersOptions {
  /** The address of the next request. */
  address: () => string;
  headers: Record<string, string>;
  count: number;
}

export function startDeviceWriters({ address, headers, count }: WritersOptions): DeviceWriters {
  const acknowledged = new Map<string, string>();
  const failures: string[] = [];
  const stopping = new AbortController();
  const write = async (writer: number) => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const name = `Pump ${writer}-${number}`;
      try {
        const answer = await fetch(`${address()}/rest/core/record/device`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ ...device, name }),
        });
        const text = await answer.text();
        if (answer.status === 200) acknowledged.set((JSON.parse(text) as { InsertedID: string }).InsertedID, name);
        else failures.push(`${answer.status} ${text}`);
      } catch (error) {
        failures.push(String(error));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

/** Names of the records that the server has, by their ids. A server that has lost its database connects to it first. */
export async function storedDevices(
  address: string,
  { headers, ids }: { headers: Record<string, string>; ids: Iterable<string> },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const id of ids) {
    const answer = await vi.waitFor(async () => {
      const read = await fetch(`${address}/rest/core/record/device/${id}`, { headers });
      expect([200, 404]).toContain(read.status);
      return read;
    }, 120_000);
    if (answer.status === 200) found.set(id, ((await answer.json()) as { name: string }).name);
  }
  return found;
}

const device = { serialNumber: 'T-1', kind: 'tank', site: 'loading', status: 'standby', firmware: '1.0' };
