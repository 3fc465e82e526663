import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternSafety } from './pattern-safety';

const raw = String.raw;

test.each([
  ['mail', raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`],
  ['mail, anywhere in a text', raw`[^\s@]+@[^\s@]+\.[^\s@]+`],
  ['mail with limits', raw`^[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,}$`],
  ['mail of Latin letters', raw`^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$`],
  [
    'mail as in HTML',
    raw`^[a-zA-Z0-9.!#$%&'*+\/=?^_{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$`,
  ],
  ['URL', raw`^https?:\/\/[^\s/$.?#].[^\s]*$`],
  ['URL with a path', raw`^(https?:\/\/)?([\w-]+\.)+[\w-]+(\/[\w\-./?%&=]*)?$`],
  ['IPv4', raw`^((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)$`],
  ['IPv6', raw`^([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$`],
  ['MAC', raw`^([0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}$`],
  ['phone', raw`^\+?[0-9][0-9 ()-]{6,20}$`],
  ['phone in groups', raw`^\+?\d{1,3}?[-.\s]?\(?\d{1,4}?\)?[-.\s]?\d{1,4}[-.\s]?\d{1,9}$`],
  ['hostname', raw`^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$`],
  ['domain', raw`^([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$`],
  [
    'semver',
    raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
  ],
  ['hex colour', raw`^#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$`],
  ['uuid', raw`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`],
  ['date', raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`],
  ['moment', raw`^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$`],
  ['duration', raw`^P(\d+Y)?(\d+M)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$`],
  ['slug', raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`],
  ['path', raw`^(\/[\w.-]+)+\/?$`],
  ['bytes in hex', raw`^(?:[0-9a-f]{2})+$`],
  ['base64', raw`^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`],
  ['password', raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$`],
  ['amount', raw`^\d{1,3}(,\d{3})*(\.\d+)?$`],
  ['Chinese name', raw`^[\u4e00-\u9fa5]{2,10}$`],
  ['group in groups', '('.repeat(900) + 'a' + ')'.repeat(900)],
  ['start that repeats', '^(a+)+'],
  ['spaces around', raw`^\s+|\s+$`],
  ['hash in a text', '.*[0-9a-f]{64}'],
  ['word in a text', '.*temperature.?'],
  ['number of many digits', raw`^\d{100}$`],
  ['password without a word', raw`^(?!.*password)(?=.*\d)((?!\s).)+$`],
])('finds the usual pattern of a %s safe: %s', (_of, pattern) => {
  expect(patternSafety(pattern)).toBe('safe');
});

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a*)*$',
  '^(a|b|ab)*c$',
  '^(?:a?b?)*$',
  '^(x+x+)+y$',
  '^(?=(a+)+$)a',
  '^(?:(a+)+$)',
  '^(?:(a+)+(?!b))',
  '^(😀|😀)*$',
  raw`^([\u{20000}-\u{2fffd}]|\u{20010})*$`,
  raw`^(\w+\s?)*$`,
  raw`^(\d+\.?)+$`,
  raw`^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$`,
  raw`^(https?:\/\/)?([\da-z.-]+)\.([a-z.]{2,6})([/\w .-]*)*\/?$`,
  // Repetitions that end take as long.
  '^(a{1,15}){1,15}$',
  '^(?:a|aa){1,29}$',
  '^(([a-z]{1,8}-?){1,8}3)$',
  '^(.*a){12}$',
  // Not exponential, but with more than the square of the length.
  '^a*a*a*a*$',
  '(.*)(.*)(.*)x',
  // Rounds that have to be take as long, and so does a long text after two loops.
  '^.*.*[ab]{250}c',
  '(?:.*?)[^a]{500}c',
  '.*a{500}',
  '^(?:[^]+a|.){500}',
  '^(a{2,}){500}',
  `^.*.*${'ab'.repeat(150)}`,
  // Short loops do not share a long text out.
  '^([ab]{0,30}a?[a-a]{0,30}){1,3}$',
  // And a part that only looks ahead, for each try before it.
  '.*(?=.*c)d',
  raw`[^a]+(?:a|b(?=\w{0,500}c))d`,
])('finds the slow pattern %s vulnerable', (pattern) => {
  expect(patternSafety(pattern)).toBe('vulnerable');
});

test.each([
  // Without any loop, and 2^40 ways.
  `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
  '^(a?){40}a{40}$',
  `^${'[a-z]{9}'.repeat(100)}$`,
  '('.repeat(1_500) + ')'.repeat(1_500),
])('is not certain of %s', (pattern) => {
  expect(patternSafety(pattern)).toBe('unknown');
});

test('tests a pattern by the length that its texts may have', () => {
  const mail = raw`^\S+@\S+\.\S+$`;
  expect(patternSafety(mail)).toBe('vulnerable');
  expect(patternSafety(mail, 254)).toBe('safe');
  expect(patternSafety('^(a+)+$', 10)).toBe('vulnerable');
  expect(patternSafety(raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, 100_000)).toBe('safe');
});

/** Patterns of few letters, so that parts often match the same texts. */
const { pattern: patterns } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map((terms) => terms.join('')),
  term: fc
    .tuple(
      fc.oneof(
        { maxDepth: 2 },
        fc.constantFrom('a', 'b', '[ab]', '.', '[^a]'),
        tie('pattern').map((inner) => `(${inner})`),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
      ),
      fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{3,}', '{0,12}', '*?'),
    )
    .map((parts) => parts.join('')),
}));
const texts = fc
  .tuple(fc.constantFrom('a', 'b', 'ab', 'aab', 'ba', 'abb'), fc.constantFrom('', 'a', 'b', '!', '\n'))
  .map(([part, end]) => part.repeat(60) + end);

test('no text takes long for a random pattern that is found safe', () => {
  const run = new Script('new RegExp(pattern, "u").test(text)');
  fc.assert(
    fc.property(patterns, texts, (inner, text) => {
      const pattern = `^${inner}$`;
      fc.pre(patternSafety(pattern) === 'safe');
      // A text of some 100 characters takes microseconds, or longer than any user waits.
      expect(() => run.runInNewContext({ pattern, text }, { timeout: 5_000 })).not.toThrow();
    }),
    { numRuns: 100 },
  );
});
