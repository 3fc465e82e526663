import { contrastOf } from './contrast';

/** White where it reads well on `background`, else near-black if that reads better; white for a colour that cannot be read. */
export function readableOn(background: string): string {
  const onWhite = contrastOf(white, background);
  return onWhite < 4.5 && contrastOf(ink, background) > onWhite ? ink : white;
}

const white = '#ffffff';
const ink = '#0c1a1f';
