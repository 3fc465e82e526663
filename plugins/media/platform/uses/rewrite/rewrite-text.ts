import { type AddressSpan, addressSpans, mediaPath, ownerOf } from '@signalbox/platform-kit';
import { type MovedPath, newPathOf } from './moved-path';

/**
 * The text with the new address in each place that has the address of a moved file. The same text if there is none. An
 * address keeps its form: with a host and `/rest` or without, and escaped as addresses of uploads are, or not at all.
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

function newStorePath({ storePath, host }: AddressSpan, moved: MovedPath): string | undefined {
  if (host !== undefined && !moved.hosts.includes(host)) return undefined;
  const { project, path } = ownerOf(storePath);
  const next = project === moved.project ? newPathOf(moved, path) : undefined;
  return next === undefined ? undefined : mediaPath(project, next);
}

/** Spans before this one stay where they are, so a text is rewritten from its end. */
function rewriteSpan(text: string, span: AddressSpan, path: string): string {
  const { start, end, prefixLength } = span;
  const written = text.slice(start + prefixLength, end);
  const withPath = (place: string) => text.slice(0, start + prefixLength) + place + text.slice(end);
  const isPlain = !written.includes('%') && /[^\w./~-]/.test(written);
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  const places = [...(isPlain ? [path] : []), escaped];
  const fitting = places.find((place) => isAddressAt(withPath(place), { span, path, place }));
  return withPath(fitting ?? escaped.replace(/[!'()*~]/g, escapeMark));
}

/** A name may have marks that `encodeURIComponent` leaves and that end an address in HTML, Markdown or a sentence. */
function escapeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

function isAddressAt(
  text: string,
  { span: { start, prefixLength }, path, place }: { span: AddressSpan; path: string; place: string },
): boolean {
  return addressSpans(text).some(
    (span) => span.start === start && span.storePath === path && span.end === start + prefixLength + place.length,
  );
}
