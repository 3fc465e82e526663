import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Program } from '../program';
import { openConsoles } from './live-consoles';

const requestsPerSecond = 300;
const seconds = 30;
const changes = 3;
const connections = 30;

interface LoadRun {
  product: Program;
  /** One per console. */
  tokens: string[];
  adminToken: string;
}

interface LoadResult {
  /** Resident memory of the server per open console, in bytes. */
  bytesPerConsole: number;
  /** 99th percentile of `core/setting` in milliseconds, while the consoles are open and no setting changes. */
  steadyMilliseconds: number;
  /** The same over the whole time, in which all consoles also read the settings again after each change. */
  changingMilliseconds: number;
  /** How long after its request each change had reached the last console, in milliseconds. */
  lastConsoles: number[];
}

/** Keeps all consoles open, sends requests at a steady rate beside them, and changes a setting now and then. */
export async function measureLoad({ product, tokens, adminToken }: LoadRun): Promise<LoadResult> {
  const { url } = product;
  await settle(product);
  const before = product.memory();
  const consoles = await openConsoles({ url, tokens, adminToken });
  try {
    await settle(product);
    const bytesPerConsole = (product.memory() - before) / tokens.length;
    const steadyMilliseconds = await percentile99(url, tokens);
    const changing = percentile99(url, tokens);
    const lastConsoles: number[] = [];
    for (let change = 0; change < changes; change++) {
      await setTimeout((seconds * 1000) / (changes + 1));
      lastConsoles.push((await consoles.change()).at(-1) ?? Infinity);
    }
    return { bytesPerConsole, steadyMilliseconds, changingMilliseconds: await changing, lastConsoles };
  } finally {
    consoles.close();
  }
}

/** At the rate of the target. Throws if the server did not keep up with it, or answered with errors. */
async function percentile99(url: string, tokens: string[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `${url}/rest/core/setting`,
    connections,
    duration: seconds,
    overallRate: requestsPerSecond,
    setupClient: (client) => client.setHeaders({ authorization: tokens[next++ % tokens.length] }),
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} answers were errors`);
  const expected = requestsPerSecond * seconds;
  if (result.requests.total < 0.9 * expected)
    throw new Error(`The server answered ${result.requests.total} of ${expected} requests in time`);
  return result.latency.p99;
}

/** Waits until the memory of the server has changed by less than a hundredth for two seconds. */
async function settle({ memory }: Program): Promise<void> {
  let earlier = 0;
  while (Math.abs(memory() - earlier) > earlier / 100) {
    earlier = memory();
    await setTimeout(2_000);
  }
}
