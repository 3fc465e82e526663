/**
 * How often a randomised test is repeated: a small sample in `npm test`, the full number in `npm run test:endurance`,
 * which takes much longer.
 */
export function rounds({ sample, all }: { sample: number; all: number }): number {
  return process.env['ENDURANCE'] ? all : sample;
}
