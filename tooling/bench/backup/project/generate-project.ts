import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';

/** Content of a project, in bytes. */
interface ProjectShape {
  media: number;
  texts: number;
  records: number;
}

const mebibyte = 2 ** 20;

/** 60 % pictures and films, which are compressed already, 20 % text files, 20 % records. */
export function shapeOf(megabytes: number): ProjectShape {
  const part = (share: number) => Math.round(megabytes * share) * mebibyte;
  return { media: part(0.6), texts: part(0.2), records: part(0.2) };
}

/** Writes the files of a project below its media folder. */
export function writeFiles(folder: string, { media, texts }: ProjectShape): void {
  const filmBytes = 4 * mebibyte;
  for (let index = 0; index * filmBytes < media; index += 1)
    put(join(folder, 'films', `film-${index}.mp4`), filmOf(Math.min(filmBytes, media - index * filmBytes)));
  const textBytes = mebibyte / 4;
  for (let index = 0; index * textBytes < texts; index += 1)
    put(join(folder, 'notes', `note-${index}.txt`), noteOf(index, Math.min(textBytes, texts - index * textBytes)));
}

/** Fills the collection `table_record` of a project. */
export async function insertRecords(client: Client, project: string, { records }: ProjectShape): Promise<number> {
  const count = Math.max(1, Math.round(records / recordBytes));
  await client.query(
    `insert into document (project, collection, id, body)
     select $1, 'table_record', lpad(to_hex(n), 24, '0'),
            jsonb_build_object('table', 'readings', 'time', to_timestamp(1700000000 + n), 'meter', 'meter-' || n % 997,
              'value', round((random() * 1000)::numeric, 3), 'state', (array['ok', 'late', 'off'])[1 + n % 3],
              'note', md5(n::text) || ' ' || md5((n / 7)::text) || ' read on its way past the northern gate')
     from generate_series(1, $2::int) as n`,
    [project, count],
  );
  return count;
}

/** Starts with the bytes of a film: a restore inspects its files. */
function filmOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), randomBytes(bytes)], bytes);
}

/** Approximate size of such a record in the archive's NDJSON. */
const recordBytes = 370;

/** Text with repeating words and non-repeating numbers, as in logs. */
function noteOf(seed: number, bytes: number): Buffer {
  const messages = [
    'valve',
    'pressure',
    'reading',
    'of',
    'the',
    'pump',
    'was',
    'within',
    'limits',
    'at',
    'station',
    'north',
  ];
  const lines: string[] = [];
  let length = 0;
  for (let index = 0; length < bytes; index += 1) {
    const digest = createHash('sha1').update(`${seed}/${index}`).digest();
    const line = `${digest.toString('hex').slice(0, 8)} ${[...digest].map((byte) => messages[byte % messages.length]).join(' ')}\n`;
    lines.push(line);
    length += line.length;
  }
  return Buffer.from(lines.join('').slice(0, bytes));
}

function put(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
