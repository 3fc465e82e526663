import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import {
  LicenseFileError,
  maxFileBytes,
  publicKeys,
  readContent,
  readSignedBlock,
  signLicense,
  verifyLicense,
} from '@signalbox/license-file';

interface FileToSign {
  /** The content of the license, as JSON. */
  path: string;
  /** The private key, as PEM. */
  keyPath: string;
  passphrase: string | undefined;
}

/** The text of the signed license. Throws for a key that is not Ed25519, and what `signLicense` throws. */
export function signFile({ path, keyPath, passphrase }: FileToSign): string {
  const key = createPrivateKey({ key: readFileSync(keyPath), ...(passphrase !== undefined && { passphrase }) });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key');
  return signLicense(readBounded(path), key);
}

/** Returns what the license states, as JSON, and the key that it names. Throws `LicenseFileError`. */
export function readLicenseFile(path: string): string {
  const { keyId, content } = readSignedBlock(readBounded(path));
  return `${JSON.stringify(readContent(content), null, 2)}\nKey: ${keyId} (not verified)\n`;
}

/** Verifies with `publicKey`, else with the keys of the program. Throws `LicenseFileError`. */
export function verifyFile({ path, publicKey }: { path: string; publicKey: string | undefined }): string {
  const { id, customer } = verifyLicense(readBounded(path), publicKey === undefined ? publicKeys : [publicKey]);
  return `The signature is valid: license ${id} for ${customer}\n`;
}

function readBounded(path: string): Uint8Array {
  if (statSync(path).size > maxFileBytes) throw new LicenseFileError('tooLarge', `more than ${maxFileBytes} bytes`);
  return readFileSync(path);
}
