import type { DestinationStream } from 'pino';

interface LastLines extends DestinationStream {
  /** Oldest first. */
  lines(): readonly string[];
}

/** Passes each line on to `destination` and keeps the last ones, for the support bundle. */
export function keepLastLines(destination: DestinationStream): LastLines {
  let kept: string[] = [];
  return {
    write(line) {
      kept.push(line.length > maxLineCharacters ? `${line.slice(0, maxLineCharacters)}…\n` : line);
      // Dropping half at a time costs less than one for each line.
      if (kept.length >= 2 * maxLines) kept = kept.slice(-maxLines);
      destination.write(line);
    },
    lines: () => kept.slice(-maxLines),
  };
}

const maxLines = 1_000;
const maxLineCharacters = 2_000;
