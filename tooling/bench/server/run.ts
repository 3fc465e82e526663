import { loadavg } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../session';
import { median } from '../median';
import { percentile } from '../times';
import { withDatabase } from '../workbench';
import { compareRates } from './compare-rates';
import { changeName, openConsoles } from './live-consoles';
import { measureDashboards } from './live-dashboards';
import { measureLoad } from './load-run';
import { addSampleData } from './sample-data';

const size = { users: 40, sessionsPerUser: 50 };
const fewerConsoles = 1_000;
const liveRounds = 5;
const maxCost = 1.5;
const maxLiveMilliseconds = 1_000;

/** Compares the built server with the reference, on one database. Exits with 1 if a target is missed. */
async function main() {
  await withDatabase(async ({ client, start }) => {
    const startProduct = () =>
      start({
        LOG_LEVEL: 'info',
        // All consoles come from this machine.
        MAX_CONNECTIONS_PER_ADDRESS: '10000',
      });
    const product = await startProduct();
    const reference = await start({}, ['--import', 'tsx', join(import.meta.dirname, 'reference.ts')]);
    const tokens = await addSampleData(client, size);
    const { token: adminToken } = await logIn(product.url);
    await changeName({ url: product.url, token: adminToken });

    const costs = await compareRates({ reference, product, tokens });
    report(`at most ${maxCost} times the cost of the reference`, Math.max(...costs) <= maxCost);
    const longest: number[] = [];
    for (let round = 0; round < liveRounds; round++) {
      const consoles = await openConsoles({ url: product.url, tokens: tokens.slice(0, fewerConsoles), adminToken });
      const waits = await consoles.change().finally(consoles.close);
      const at = (share: number) => percentile(waits, share).toFixed(0);
      console.log(
        `${waits.length} live consoles, new settings after ms: median ${at(0.5)}, 99 % ${at(0.99)}, last ${at(1)}`,
      );
      longest.push(Number(at(1)));
    }
    report(
      `the last of ${fewerConsoles} consoles within ${maxLiveMilliseconds} ms (median of ${liveRounds} changes)`,
      median(longest) <= maxLiveMilliseconds,
    );
    // Its memory is compared with that before the consoles, so no load may have raised it.
    const fresh = await startProduct();
    await reportLoad({ product: fresh, tokens, adminToken });
    await reportDashboards({ url: fresh.url, tokens, adminToken });
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
  });
}

async function reportLoad(options: Parameters<typeof measureLoad>[0]) {
  const result = await measureLoad(options);
  const kilobytes = result.bytesPerConsole / 1024;
  const last = Math.max(...result.lastConsoles);
  console.log(`${options.tokens.length} consoles and 300 requests a second: ${kilobytes.toFixed(0)} KB per console`);
  console.log(
    `core/setting, 99 %: ${result.steadyMilliseconds} ms, while settings change ${result.changingMilliseconds} ms`,
  );
  console.log(`a changed setting on the last console after ms: ${result.lastConsoles.map(Math.round).join(', ')}`);
  report('under 100 KB per console', kilobytes < 100);
  report('99 % of core/setting under 50 ms', result.steadyMilliseconds < 50);
  report('a changed setting on all consoles within 2 s', last < 2_000);
}

async function reportDashboards(options: Parameters<typeof measureDashboards>[0]) {
  const { waits, rejected } = await measureDashboards(options);
  const last = waits.at(-1) ?? Infinity;
  console.log(
    `a device that went offline on the last of ${waits.length} open dashboards after ms: ${Math.round(last)}`,
  );
  report(`no open dashboard is rejected (${JSON.stringify(rejected)})`, Object.keys(rejected).length === 0);
}

function report(target: string, isMet: boolean) {
  console.log(`Target: ${target}: ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
}

await main();
