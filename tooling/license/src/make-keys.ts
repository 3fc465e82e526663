import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyIdOf, publicKeyOf } from '@signalbox/license-file';

/** Writes a new private key to `folder`, readable by its owner only. Returns its path and the public half as text. */
export function makeKeys({ folder, passphrase }: { folder: string; passphrase: string | undefined }): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = publicKeyOf(privateKey);
  const path = join(folder, `${keyIdOf(publicKey)}.private.pem`);
  const encryption = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem', ...encryption }), { mode: 0o600, flag: 'wx' });
  return `Private key: ${path}\nPublic key, for packages/license-file/src/public-keys.ts: ${publicKey}\n`;
}
