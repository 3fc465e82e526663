import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';
import { LicenseFileError } from './license-file-error';

/** A license file may have so many bytes: five times what the limits of its content allow. */
export const maxFileBytes = 64 * 1024;

/** What a license file carries beside its readable lines. */
export interface SignedBlock {
  /** Id of the key that signed it, as the file states it. */
  keyId: string;
  /** The content as it was signed: JSON in UTF-8. */
  content: Buffer;
  signature: Buffer;
}

/** Signed bytes start with it, so that no signature for another purpose counts as a license. */
export const signaturePrefix = Buffer.from('signalbox-license-v1\0');

const beginLine = '-----BEGIN SIGNALBOX LICENSE-----';
const endLine = '-----END SIGNALBOX LICENSE-----';

/** The block as lines: the key, the content in base64, an empty line, the signature in base64. */
export function blockLines({ keyId, content, signature }: SignedBlock): string[] {
  return [beginLine, `Key: ${keyId}`, ...base64Lines(content), '', ...base64Lines(signature), endLine];
}

/**
 * Reads the block of a file without verifying it. Throws `tooLarge`, `notALicense`, `truncated` or `damaged`. `lines`: all
 * lines of the file, without the line ends and trailing spaces that mail programs change.
 */
export function readSignedBlock(file: Uint8Array): SignedBlock & { lines: string[] } {
  const lines = linesOf(file);
  const begin = lines.indexOf(beginLine);
  if (begin === -1) throw new LicenseFileError('notALicense');
  const end = lines.indexOf(endLine, begin);
  if (end === -1) throw new LicenseFileError('truncated');
  const [keyLine = '', ...rest] = lines.slice(begin + 1, end);
  const keyId = /^Key: ([0-9a-f]{16})$/u.exec(keyLine)?.[1];
  const gap = rest.indexOf('');
  if (keyId === undefined || gap === -1) throw new LicenseFileError('damaged');
  const block = {
    keyId,
    content: Buffer.from(rest.slice(0, gap).join(''), 'base64'),
    signature: Buffer.from(rest.slice(gap + 1).join(''), 'base64'),
  };
  // Node skips characters that are not base64, so one content could be written in many ways.
  if (blockLines(block).join('\n') !== lines.slice(begin, end + 1).join('\n')) throw new LicenseFileError('damaged');
  return { ...block, lines };
}

function linesOf(file: Uint8Array): string[] {
  if (file.byteLength > maxFileBytes) throw new LicenseFileError('tooLarge', `more than ${maxFileBytes} bytes`);
  return textOf(file)
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

function textOf(file: Uint8Array): string {
  try {
    return decodeText(file);
  } catch (error) {
    throw new LicenseFileError('notALicense', error instanceof TextEncodingError ? error.message : undefined);
  }
}

function base64Lines(bytes: Buffer): string[] {
  return bytes.toString('base64').match(/.{1,64}/gu) ?? [];
}
