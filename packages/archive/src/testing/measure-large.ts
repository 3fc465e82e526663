import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type ArchiveSource, openArchive, verifyArchive, writeArchive } from '../index';
import { noise, someInfo } from './sample';

/**
 * Runs by itself, bundled: writes, reads and verifies an archive of the given number of megabytes, and prints the cost.
 * Starts with a tenth of it, so that the memory that every run needs is not counted.
 */
const { values } = parseArgs({
  options: { target: { type: 'string' }, megabytes: { type: 'string' }, password: { type: 'string' } },
});
const [target, megabytes, password] = [values.target!, Number(values.megabytes), values.password];

await run(megabytes / 10);
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
const costs = await run(megabytes);
clearInterval(watch);
rmSync(target);
console.log(JSON.stringify({ ...costs, grownBytes: peak - before }));

async function run(size: number) {
  const [noisy, lines] = [
    noise(2 ** 20, 7),
    Buffer.from(JSON.stringify({ id: 1, text: 'on and off' }).padEnd(63) + '\n'),
  ];
  const records = Buffer.concat(Array.from({ length: 2 ** 14 }, () => lines));
  const entries: ArchiveSource[] = [
    { kind: 'fileServer', name: 'film.mp4', open: () => repeated(noisy, size / 2) },
    { kind: 'fileServer', name: 'noise.bin', open: () => repeated(noisy, size / 4) },
    { kind: 'data', name: 'message', open: () => repeated(records, size / 4) },
  ];
  const startedAt = performance.now();
  const shareOfCaller = startShare();
  const { size: bytes } = await writeArchive({ target, entries, options: someInfo(), password });
  const writeShare = shareOfCaller();
  const wrote = performance.now();
  const archive = await openArchive({ path: target, password });
  let readBytes = 0;
  for (const { name } of archive.list()) for await (const chunk of archive.readEntry(name)) readBytes += chunk.length;
  await archive.close();
  const read = performance.now();
  await verifyArchive({ path: target, password });
  const verified = performance.now();
  return {
    bytes,
    readBytes,
    writeSeconds: (wrote - startedAt) / 1e3,
    readSeconds: (read - wrote) / 1e3,
    verifySeconds: (verified - read) / 1e3,
    writeShare,
  };
}

/**
 * Returns a function that returns the share of the caller's thread in the processor time of all threads since now. Other
 * processes do not change it. Where the system does not measure threads (Linux does), it returns the share of the time in which
 * the thread was busy.
 */
function startShare(): () => number {
  const [ofThread, ofProcess] = [threadMilliseconds(), process.cpuUsage()];
  const loop = performance.eventLoopUtilization();
  return () => {
    const { user, system } = process.cpuUsage(ofProcess);
    const now = threadMilliseconds();
    if (ofThread === undefined || now === undefined) return performance.eventLoopUtilization(loop).utilization;
    return (now - ofThread) / ((user + system) / 1e3);
  };
}

/** Milliseconds for which the main thread has run on a processor. A kernel without these statistics has 0. */
function threadMilliseconds(): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6 || undefined;
  } catch {
    return undefined;
  }
}

async function* repeated(block: Uint8Array, megabytes: number): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < megabytes; count += 1) yield block;
}
