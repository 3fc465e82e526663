import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** `done`: bytes. `sha256`: in hexadecimal digits. `failed`: the file cannot be read. */
export type HashMessage = { kind: 'progress'; done: number } | { kind: 'hashed'; sha256: string } | { kind: 'failed' };

const reportEveryBytes = 4 * 1024 * 1024;

// The browser's own hash needs the whole file in memory.
async function hashOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let done = 0;
  let reported = 0;
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    hash.update(part.value);
    done += part.value.byteLength;
    if (done - reported < reportEveryBytes) continue;
    reported = done;
    report({ kind: 'progress', done });
  }
  return bytesToHex(hash.digest());
}

function report(message: HashMessage): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  hashOf(data).then(
    (sha256OfFile) => report({ kind: 'hashed', sha256: sha256OfFile }),
    () => report({ kind: 'failed' }),
  );
});
