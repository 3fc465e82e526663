/**
 * How often a test of chance is repeated: a small sample in `npm test`, and all of it in `npm run test:endurance`, which
 * takes its time.
 */
export function rounds({ sample, all }: { sample: number; all: number }): number {
  return process.env['ENDURANCE'] ? all : sample;
}
