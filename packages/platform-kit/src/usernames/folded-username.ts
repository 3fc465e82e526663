import { plainDigits } from '@signalbox/schemas/plain-digits';

/**
 * The key of a user name: names with the same key are one name. Compatibility forms, case, invisible characters and the script
 * of digits do not count, and a name of Cyrillic or Greek letters that all look like Latin ones has the key of the Latin name.
 */
export function foldedUsername(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(invisible, '');
  // Upper case in between: ß and ẞ become ss, ı becomes i. A sigma at the end of a word has a form of its own.
  const folded = visible.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
  const key = plainDigits(folded.normalize('NFKC'))
    .replace(/\p{Pd}|[−˗ー一ᅳ]/gu, '-')
    .replace(/[‘’ʼʻʹ′´`]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replaceAll('‚', ',')
    .replace(/[•‧・]/g, '·')
    .replace(/[〇ᄋ]/g, 'o')
    .replace(/[丨ᅵ]/g, 'l')
    .replace(/[カニハロエタトチヘベペミリオヌムメ]/g, (kana) => kanaAndTwins.charAt(kanaAndTwins.indexOf(kana) + 1));
  const latin = [...key].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return isAscii(latin) ? latin : key;
}

/** The keyword of the error of a name that no account may get. Undefined for one that it may. Those of earlier versions stay. */
export function usernameFault(name: string): 'usernameInvisible' | 'usernameScripts' | undefined {
  if (name.search(invisible) >= 0) return 'usernameInvisible';
  const compatible = name.normalize('NFKC');
  const isUsual = writingSystems.some((system) => system.test(compatible)) && !lookAlike.test(name.normalize('NFKD'));
  return isUsual ? undefined : 'usernameScripts';
}

/** Control, format, private and unassigned characters, those that are drawn as nothing, and an object's placeholder. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFFC]/gu;

/**
 * Latin letters outside of the common alphabets (Unicode TR 39), such as phonetic ones (ɑ), symbols like letters (℮, 🅐), lines and
 * boxes, notes (one is drawn as nothing) or signs of ASCII (∶, ∣), and lines over, through or below letters.
 */
const lookAlike =
  /(?![A-Za-zÆ-ķĹ-ſƏəẞ])[\p{sc=Latin}\u2100-\u214F]|[\u02D0\u2500-\u25FF\uA789\u{1D100}-\u{1D1FF}\u{1F100}-\u{1F1FF}]|(?![\0-\x7F\u2212])\p{Sm}|[\s\u0305\u0332-\u0338\u033F\u20D2-\u20E8]/u;

/** Letters of Katakana, each before the Han or Hiragana letter that looks like it. */
const kanaAndTwins = 'カ力ニ二ハ八ロ口エ工タ夕ト卜チ千ヘへベべペぺミ三リりオ才ヌ又ム厶メ乂';

/**
 * The scripts of one name, as in the profile “highly restrictive” of Unicode TR 39: East Asian names have Latin letters, too,
 * so 王wang is accepted, as Han letters look like no Latin ones.
 */
const writingSystems = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Yi'
    .split(' ')
    .map((script) => [script]),
].map(
  (scripts) =>
    new RegExp(`^[\\p{sc=Common}\\p{sc=Inherited}${scripts.map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u'),
);

const lookAlikes = new Map(
  ['авеіјкӏмнорѕтуѵхһԁԛԝ abeijklmhopstyvxhdqw', 'αβεζηικμνορτυχ abezhikmvoptux', 'օսհցզոյ ouhgqnj']
    .flatMap((pair) => {
      const [letters = '', latin = ''] = pair.split(' ');
      return [...letters].map((letter, at): [string, string] => [letter, latin.charAt(at)]);
    })
    .concat([['с', 'c']]),
);

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
