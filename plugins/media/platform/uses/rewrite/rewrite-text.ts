import { mediaPath, ownerOf } from '@signalbox/platform-kit';
import { type AddressSpan, addressSpans } from '../addresses/address-spans';
import { type MovedPath, newPathOf } from './moved-path';

/**
 * The text with the new address in each place that has the address of a moved file. The same text if there is none. An
 * address keeps its form: with `/rest` or without, and with escapes or without, as far as the new path allows it.
 */
export function rewriteText(text: string, moved: MovedPath): string {
  const spans = addressSpans(text).flatMap((span) => {
    const path = newStorePath(span, moved);
    return path === undefined ? [] : [{ ...span, path }];
  });
  // The complete text comes first. If it is an address, the addresses in it are parts of its path.
  const [complete] = spans;
  const isComplete = complete?.start === 0 && /\s/.test(text.slice(0, complete.end));
  return (isComplete ? [complete] : spans).reduceRight(
    (rewritten, span) => rewriteSpan(rewritten, span, span.path),
    text,
  );
}

function newStorePath({ storePath }: AddressSpan, moved: MovedPath): string | undefined {
  const { project, path } = ownerOf(storePath);
  const next = project === moved.project ? newPathOf(moved, path) : undefined;
  return next === undefined ? undefined : mediaPath(project, next);
}

/** Spans before this one stay where they are, so a text is rewritten from its end. */
function rewriteSpan(text: string, span: AddressSpan, path: string): string {
  const { start, end, prefixLength } = span;
  const written = text.slice(start + prefixLength, end);
  const around = { before: text.slice(0, start + prefixLength), after: text.slice(end) };
  const plain = `${around.before}${path}${around.after}`;
  const isEscaped = written !== span.storePath && written.includes('%');
  // Forms reject addresses with spaces that people type.
  const hasNewSpace = /\s/.test(path) && !/\s/.test(written);
  return !isEscaped && !hasNewSpace && isAddressAt(plain, span, path)
    ? plain
    : `${around.before}${path.split('/').map(escapeName).join('/')}${around.after}`;
}

function isAddressAt(text: string, { start, prefixLength }: AddressSpan, path: string): boolean {
  return addressSpans(text).some(
    (span) => span.start === start && span.storePath === path && span.end === start + prefixLength + path.length,
  );
}

/** Also escapes the marks that `encodeURIComponent` leaves and that end an address in HTML, Markdown or a sentence. */
function escapeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
