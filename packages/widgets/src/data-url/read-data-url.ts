import type { JsonSchema } from '@signalbox/schemas';
import { dataUrlHead, dataUrlOf, maxDataUrlCharacters } from '@signalbox/schemas/data-url';

type DataUrlError = 'dataUrl.wrongKind' | 'dataUrl.tooLarge' | 'dataUrl.unreadable';
type DataUrlRead = { value: string } | { error: DataUrlError; maxBytes: number };

interface ReadOptions {
  /** Schema of one file. */
  schema: JsonSchema;
  accept: string | undefined;
}

/** The file as a data URL. A file beyond the limits is not read. */
export async function readDataUrl(file: File, { schema, accept }: ReadOptions): Promise<DataUrlRead> {
  const { maxLength = maxDataUrlCharacters } = schema;
  // Each 3 bytes are 4 characters.
  const maxBytes = Math.max(0, Math.floor((maxLength - dataUrlHead(file).length) / 4) * 3);
  if (!isAccepted(file, accept)) return { error: 'dataUrl.wrongKind', maxBytes };
  if (file.size > maxBytes) return { error: 'dataUrl.tooLarge', maxBytes };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  // A folder, or a file that is gone or has grown since.
  if (bytes === undefined || bytes.length > maxBytes) return { error: 'dataUrl.unreadable', maxBytes };
  return { value: dataUrlOf({ type: file.type, name: file.name, base64: base64Of(bytes) }) };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** True for a file that `accept` offers, as the HTML attribute reads it: extensions, types, and kinds such as `image/*`. */
function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const tokens = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '');
  return tokens.length === 0 || tokens.some((token) => fits(token, { name: name.toLowerCase(), type }));
}

function fits(token: string, { name, type }: { name: string; type: string }): boolean {
  if (token.startsWith('.')) return name.endsWith(token);
  return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token;
}
