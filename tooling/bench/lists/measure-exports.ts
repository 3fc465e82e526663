import type { Program } from '../program';
import { ask, type Session } from '../session';

interface Exported {
  format: string;
  seconds: number;
  megabytes: number;
  /** Memory of the server's process, in MB: before, and its largest while the file is downloaded. */
  before: number;
  most: number;
}

/** Downloads all records of a model in each format, and prints a table. Returns false if the memory of the server grows with the file. */
export async function measureExports(program: Program, session: Session, model: string): Promise<boolean> {
  console.log('\n| export of all records | s | MB | server before, MB | at most, MB |\n|---|--:|--:|--:|--:|');
  let isFlat = true;
  for (const format of ['csv', 'ndjson', 'xlsx']) {
    const { seconds, megabytes, before, most } = await measure(program, session, { model, format });
    console.log(
      `| ${format} | ${seconds.toFixed(0)} | ${megabytes.toFixed(0)} | ${before.toFixed(0)} | ${most.toFixed(0)} |`,
    );
    if (most - before > maxGrowth) isFlat = false;
  }
  return isFlat;
}

async function measure(
  { memory }: Program,
  session: Session,
  { model, format }: { model: string; format: string },
): Promise<Exported> {
  const columns = [
    'id',
    'name',
    'serial',
    'status',
    'severity',
    'isActive',
    'device',
    'site',
    'raisedAt',
    'value',
    'note',
  ];
  const link = await ask<{ url: string }>(session, `core/record/${model}/export`, {
    method: 'POST',
    body: { format, filter: {}, sorts: [{ raisedAt: -1 }], columns },
    headers: { 'accept-language': 'en' },
  });
  const before = memory();
  const start = performance.now();
  const file = await fetch(`${session.url}/rest${link.url}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  if (!file.ok || !file.body) throw new Error(`The download failed: ${await file.text()}`);
  let bytes = 0;
  let most = before;
  for await (const chunk of file.body) {
    bytes += (chunk as Uint8Array).byteLength;
    most = Math.max(most, memory());
  }
  const megabyte = 2 ** 20;
  const seconds = (performance.now() - start) / 1000;
  return { format, seconds, megabytes: bytes / megabyte, before: before / megabyte, most: most / megabyte };
}

/** In MB: what the collector may leave for later. A file of a million records is larger. */
const maxGrowth = 150;
