import { percentDecoded } from './percent-decoded';

/**
 * A file as a text, of the format `data-url`: `data:image/png;name=pump%20A.png;base64,iVBORw…`. RJSF writes the same. Stricter
 * than its pattern: the content is base64, and the name has no character that would end it.
 */
export const dataUrlPattern =
  /^data:(?:[a-z]+\/[a-z0-9.+-]+)?;(?:name=[!#-+.-:<-~-]*;)?base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** True for the schema of a file that is in the value itself. */
export function isFileSchema({ format }: { format?: unknown }): boolean {
  return format === 'data-url';
}

/** Characters that all files in the values of one tab may have together: settings are one document, which each request reads. */
export const maxDataUrlCharacters = 65_536;

interface DataUrlParts {
  /** MIME type, such as `image/png`. '' if none is known. */
  type: string;
  /** '' for a value without a name. */
  name: string;
  /** The content. */
  base64: string;
}

/** Returns what a data URL says of its file. Undefined for any other text. */
export function partsOfDataUrl(text: string): DataUrlParts | undefined {
  if (!dataUrlPattern.test(text)) return undefined;
  const comma = text.indexOf(',');
  const [type = '', ...params] = text.slice('data:'.length, comma).split(';');
  const name = params.find((param) => param.startsWith('name='))?.slice('name='.length) ?? '';
  return { type, name: readable(name), base64: text.slice(comma + 1) };
}

export function dataUrlOf({ type, name, base64 }: DataUrlParts): string {
  return dataUrlHead({ type, name }) + base64;
}

/** Returns the part of a data URL before the content. */
export function dataUrlHead({ type, name }: Pick<DataUrlParts, 'type' | 'name'>): string {
  const known = mimeType.test(type) ? type : unknownType;
  return `data:${known};name=${encodeURIComponent(name.replace(halfCharacter, '�'))};base64,`;
}

/** Bytes of the file whose content this is. */
export function bytesOfBase64(base64: string): number {
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

/** Half of a surrogate pair, which no encoding has. */
const halfCharacter = /\p{Cs}/gu;
const mimeType = /^[a-z]+\/[a-z0-9.+-]+$/;
const unknownType = 'application/octet-stream';

/** As users read it: without characters that are invisible or turn the direction of what follows, and without folders. */
function readable(encoded: string): string {
  return percentDecoded(encoded)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/, '');
}
