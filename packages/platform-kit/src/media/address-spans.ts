import { isFileName } from '../files';
import { partsOfDataUrl } from '@signalbox/schemas/data-url';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';

/** A media address in a text, such as `/rest/core/media/img/pump.png`, at characters `start` to `end` (not included). */
export interface AddressSpan {
  start: number;
  end: number;
  /** Path in the file store. */
  storePath: string;
  /** Length of what is before the path, such as `/rest/core/media/` or `https://host/rest/core/media/`. */
  prefixLength: number;
  /** Lower case, with its port. Undefined for an address without one. */
  host?: string;
}

/**
 * The media addresses in a text: the text itself, or addresses in a longer text, such as HTML, Markdown or a style. A text
 * with spaces may be either, so it has both. An address with a host may be one of this platform, which does not know all of
 * its own names: the console copies addresses with the name that the browser has for it.
 */
export function addressSpans(text: string): AddressSpan[] {
  // The content of a file may have the same characters by chance.
  if (!text.includes(marker) || partsOfDataUrl(text)) return [];
  const complete = completeAddress(text);
  if (complete && !/[\s"'<>]/.test(text)) return [complete];
  const inside = [...text.matchAll(embedded)].flatMap((match) => embeddedAddress(match) ?? []);
  return complete ? [complete, ...inside] : inside;
}

/** As every stored address has it. The triggers of the migrations look for it too. */
const marker = 'core/media/';

const root = String.raw`\/?(?:rest\/)?core\/media\/`;
/** Only in front of `/rest/`, where the platform answers. A host has a maximum length, so that a text is read in linear time. */
const origin = String.raw`(?:https?:|(?<!:))\/\/([^\s"'<>\\/?#@,;()|^\`{}\u3000-\u303f\uff00-\uff0f]{1,255})(?=\/rest\/)`;
const start = new RegExp(`^(?:${origin})?${root}`);
/**
 * Before it no part of another path or host. Its own characters are those of `encodeURIComponent`, letters of all scripts
 * and a few more: all others end it, as do marks of Chinese and Arabic sentences.
 */
const embedded = new RegExp(
  String.raw`(?<![\w.%~/\-])((?:${origin})?${root})([^\s"'<>\\?#,;|^\`{}\[\]&:*\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\u060c\u061b\u061f]+)`,
  'g',
);

function completeAddress(text: string): AddressSpan | undefined {
  const match = start.exec(text);
  if (match === null) return undefined;
  const prefixLength = match[0].length;
  const length = text.slice(prefixLength).search(/[?#]/);
  const end = length === -1 ? text.length : prefixLength + length;
  const storePath = storePathOf(text.slice(prefixLength, end));
  return storePath === undefined ? undefined : { start: 0, end, storePath, prefixLength, ...hostOf(match[1]) };
}

function embeddedAddress(match: RegExpExecArray): AddressSpan | undefined {
  const [, before = '', host, rest = ''] = match;
  const path = withoutSentenceEnd(rest);
  const storePath = storePathOf(path);
  if (storePath === undefined) return undefined;
  const end = match.index + before.length + path.length;
  return { start: match.index, end, storePath, prefixLength: before.length, ...hostOf(host) };
}

function hostOf(host: string | undefined): Pick<AddressSpan, 'host'> {
  return host === undefined ? {} : { host: host.toLowerCase() };
}

/** Without the marks that end a sentence, and up to a closing bracket that the path does not open. */
function withoutSentenceEnd(path: string): string {
  let depth = 0;
  for (let index = 0; index < path.length; index++) {
    if (path[index] === '(') depth++;
    if (path[index] === ')' && depth-- === 0) return path.slice(0, index);
  }
  return path.replace(/[.!~]+$/, '');
}

/** Undefined for a path that no file may have. */
function storePathOf(encoded: string): string | undefined {
  if (encoded.length > maxEncodedCharacters) return undefined;
  const names = percentDecoded(encoded).normalize('NFC').split('/');
  return names.every(isFileName) ? names.join('/') : undefined;
}

/** More than the path of any file, each character as three escapes. */
const maxEncodedCharacters = 16_000;
