import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { startProgram } from '../backup/measure/program';
import { logIn } from '../backup/measure/session';
import { compareRates } from './compare-rates';
import { changeName, measureLiveConsoles } from './live-consoles';
import { addSampleData } from './sample-data';
import { startReferenceProcess } from './start-reference';

const size = { users: 40, sessionsPerUser: 25 };
const liveRounds = 5;
const maxCost = 1.5;
const maxLiveMilliseconds = 1_000;

/** Compares the built server with the reference, on one database. Exits with 1 if a target is missed. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  chmodSync(folder, 0o711);
  const undo: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres({ dataDir: folder });
    undo.push(postgres.stop);
    const product = await startProgram({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'product'),
      LOG_LEVEL: 'info',
    });
    undo.push(product.stop);
    const reference = await startReferenceProcess(postgres.url);
    undo.push(reference.stop);
    const tokens = await addSampleData(postgres.url, size);
    const { token: adminToken } = await logIn(product.url);
    await changeName({ url: product.url, token: adminToken });

    const costs = await compareRates({ reference, product, tokens });
    report(`at most ${maxCost} times the cost of the reference`, Math.max(...costs) <= maxCost);
    const longest: number[] = [];
    for (let round = 0; round < liveRounds; round++) {
      const waits = await measureLiveConsoles({ url: product.url, tokens, adminToken });
      const at = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(0);
      console.log(
        `${waits.length} live consoles, new settings after ms: median ${at(0.5)}, 99 % ${at(0.99)}, last ${at(1)}`,
      );
      longest.push(Number(at(1)));
    }
    const median = longest.toSorted((one, other) => one - other)[Math.floor(liveRounds / 2)] ?? Infinity;
    report(
      `the last of ${tokens.length} consoles within ${maxLiveMilliseconds} ms (median of ${liveRounds} changes)`,
      median <= maxLiveMilliseconds,
    );
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

function report(target: string, isMet: boolean) {
  console.log(`Target: ${target}: ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
}

await main();
