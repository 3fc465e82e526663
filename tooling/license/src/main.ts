/**
 * `npm run license -- keys <folder>`: makes a key pair. `sign <content.json> --key <private.pem>`: prints a license.
 * `show <license>`: prints what it states, without verifying it. `verify <license> [--key <public key in base64>]`.
 * The private key is encrypted when LICENSE_KEY_PASSPHRASE is set. Exit code 1, with one line, on an error.
 */
import { parseArgs } from 'node:util';
import { readLicenseFile, signFile, verifyFile } from './license-files';
import { makeKeys } from './make-keys';

const usage =
  'Usage: npm run license -- keys <folder> | sign <content.json> --key <file> | show <file> | verify <file>';
const passphrase = process.env['LICENSE_KEY_PASSPHRASE'] || undefined;

function run(): string {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [command, path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(usage);
  if (command === 'keys') return makeKeys({ folder: path, passphrase });
  if (command === 'sign' && values.key !== undefined) return signFile({ path, keyPath: values.key, passphrase });
  if (command === 'show') return readLicenseFile(path);
  if (command === 'verify') return verifyFile({ path, publicKey: values.key });
  throw new Error(usage);
}

try {
  process.stdout.write(run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
