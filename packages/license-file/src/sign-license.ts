import { type KeyObject, sign } from 'node:crypto';
import { keyIdOf, publicKeyOf } from './key-id';
import { readContent } from './license-content';
import { licenseLines } from './license-lines';
import { signaturePrefix } from './signed-block';

/**
 * The text of a license file. `content`: its JSON in UTF-8, signed as it is. Throws `unsupportedVersion` or `invalidContent`.
 * `privateKey`: Ed25519.
 */
export function signLicense(content: Uint8Array, privateKey: KeyObject): string {
  const block = {
    keyId: keyIdOf(publicKeyOf(privateKey)),
    content: Buffer.from(content),
    signature: sign(null, Buffer.concat([signaturePrefix, content]), privateKey),
  };
  return `${licenseLines(readContent(content), block).join('\n')}\n`;
}
