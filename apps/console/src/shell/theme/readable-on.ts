import { contrastOf, mix } from './contrast';

/** White if it is readable on `background`, else near-black if that is more readable. White for a colour that cannot be parsed. */
export function readableOn(background: string): string {
  const onWhite = contrastOf(white, background);
  return onWhite < enough && contrastOf(ink, background) > onWhite ? ink : white;
}

/** `color` as the colour of text on `ground`: moved towards white or black until it is readable. */
export function asText(color: string, ground: string): string {
  const end = contrastOf(white, ground) > contrastOf(ink, ground) ? white : ink;
  const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  const share = shares.find((candidate) => contrastOf(mix(color, end, candidate), ground) >= enough);
  return share === undefined ? end : mix(color, end, share);
}

const white = '#ffffff';
const ink = '#0c1a1f';
/** WCAG AA for text. */
const enough = 4.5;
