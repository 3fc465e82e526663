import { createPublicKey, verify } from 'node:crypto';
import { keyIdOf } from './key-id';
import { type LicenseContent, readContent } from './license-content';
import { LicenseFileError } from './license-file-error';
import { licenseLines } from './license-lines';
import { readSignedBlock, signaturePrefix } from './signed-block';

/**
 * The content of a license file that one of `keys` (public, SPKI in base64) signed. Dates are not compared with the clock.
 * Nothing of the content is parsed before the signature is verified. Throws `LicenseFileError`.
 */
export function verifyLicense(file: Uint8Array, keys: readonly string[]): LicenseContent {
  const { lines, ...block } = readSignedBlock(file);
  const key = keys.find((each) => keyIdOf(each) === block.keyId);
  if (key === undefined) throw new LicenseFileError('unknownKey', block.keyId);
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
  const signed = Buffer.concat([signaturePrefix, block.content]);
  if (publicKey.asymmetricKeyType !== 'ed25519' || !verify(null, signed, publicKey, block.signature))
    throw new LicenseFileError('wrongSignature');
  const content = readContent(block.content);
  if (licenseLines(content, block).join('\n') !== lines.join('\n')) throw new LicenseFileError('linesDiffer');
  return content;
}
