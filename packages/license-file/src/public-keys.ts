/**
 * Public keys whose licenses this program accepts: SPKI in base64, as `npm run license -- keys` prints them. A vendor
 * adds the key of his own licenses here; the vendor keeps the private half.
 */
export const publicKeys: readonly string[] = [
  // The key of the demo license alone: its private half does not exist any more.
  'MCowBQYDK2VwAyEAVWJoH7Nri3s9C26vjQNuHEQV8qM1GriRYWYbsmdMHgk=',
  ...(typeof LICENSE_TEST_KEY === 'string' ? [LICENSE_TEST_KEY] : []),
];

/** Defined by the runner of the tests, and while the program of the browser tests is built. Undefined in every other program. */
declare const LICENSE_TEST_KEY: string | undefined;
