import { expect, test } from 'vitest';
import { foldedUsername, usernameFault } from './folded-username';

test.each([
  [
    'ops',
    [
      'OPS',
      'ｏｐｓ',
      'o\u200bps',
      '\u202eops',
      'op\u00ads',
      'ops\ufe0f',
      'o\u{e0070}ps',
      '𝐨𝐩𝐬',
      'ⓞⓟⓢ',
      'ſops'.slice(1),
      'opſ',
    ],
  ],
  ['jürgen', ['ju\u0308rgen', 'JÜRGEN', 'JU\u0308RGEN']],
  ['strasse', ['straße', 'STRAẞE', 'STRASSE']],
  ['istanbul', ['ISTANBUL', 'İstanbul', 'ıstanbul', 'i\u0307stanbul']],
  ['office', ['oﬃce', 'oﬀice', 'OFFICE']],
  ['q\u0323\u0307', ['q\u0307\u0323', 'Q\u0307\u0323']],
  ['οδοσ', ['ΟΔΟΣ', 'οδος']],
  ['ガード', ['ｶﾞｰﾄﾞ', 'カ\u3099ード']],
  ['ops', ['орѕ', 'ОРЅ', 'օps'.replace('օ', 'о')]],
  ['pal', ['раӏ', 'РАӀ']],
  ['vex', ['ѵех']],
  ['o', ['օ', 'о', 'ο']],
  ['ad-min', ['ad\u2010min', 'ad\u2011min', 'ad–min', 'ad—min', 'ad\u2212min']],
  ['ad-min', ['adーmin', 'ad一min', 'adㅡmin']],
  ['ops', ['〇ps', 'ㅇps']],
  ['opl', ['op丨', 'opㅣ']],
  ['山口', ['山ロ', '山ﾛ']],
  ['二千へり', ['ニチヘリ', 'ニチへリ']],
  ['o"ps', ['o“ps', 'o”ps', 'o„ps']],
  ['o·ps', ['o•ps', 'o‧ps', 'o・ps', 'o･ps']],
  ['محمد123', ['محمد١٢٣', 'محمد۱۲۳', 'محمد１٢۳']],
  ['अनिल9', ['अनिल९']],
  ["o'ps", ['o’ps', 'oʼps', 'o‘ps', 'oʻps']],
])('the name %s is one name in every spelling', (name, spellings) => {
  for (const spelling of spellings)
    expect([spelling, foldedUsername(spelling)]).toEqual([spelling, foldedUsername(name)]);
});

test('different names stay different', () => {
  const names = ['ops', 'ops.', 'ops1', 'öps', 'opsi', '王芳', '王方', 'Иван', 'иванова', 'משה', 'ops😀'];
  expect(new Set(names.map(foldedUsername)).size).toBe(names.length);
});

test.each([
  'ops',
  'Zoë',
  'jürgen',
  'ju\u0308rgen',
  '王芳',
  '王芳2',
  'wang王',
  '田中Taro',
  'たなかタロウ',
  '김철수kim',
  'ㄅㄆ王',
  'Иван',
  'Ελένη',
  'محمد',
  'משה',
  'สมชาย',
  'अनिल',
  'ops😀',
  'a.b-c_d@example.org',
  'Əli',
  'Łukasz',
  'Nguyễn Ơn'.replace(' ', ''),
  'Đặng',
  'ØyvindÆ',
  'Þórð',
  'Ağa_ı',
  'ŋa',
  'STRAẞE',
  'ħŧ',
  'Vaʻa',
  'ㄅˇ',
  'ǿrǎ',
  'Արամ',
  'ελένη',
  'Å',
])('a user may be called %s', (name) => expect(usernameFault(name)).toBeUndefined());

test.each([
  'o\u200bps',
  '\u200fops',
  'op\u00ads',
  'ops\ufe0f',
  'o\u{e0070}ps',
  'ops\u0000',
  'ops\u3164',
  'ops\u034f',
  'ops\ufffc',
  'ops\ue000',
  'ops\u2060',
])('no user may have a name with an invisible character: %j', (name) =>
  expect(usernameFault(name)).toBe('usernameInvisible'),
);

// Of the blocks Latin Extended-A to G, IPA, Phonetic Extensions, Letterlike Symbols, Number Forms.
test.each(
  'ɑdmin aɗmin ɡuest admın\u0323ɪ ᴀdmin ᴏps opʂ ĸim ƙim ƅob ǀeo ǃ ȷan ɩan ʀoot ꞵ Ꞵ ꞗ ⱥ Ɑdmin ꜱ ꬰdmin ↄ ↀ ℮dmin ⅎ ℺ 王ɑ 𝼀 ʼnɡ'.split(
    ' ',
  ),
)('no user may have a name with a letter that only looks like another: %s', (name) =>
  expect(usernameFault(name)).toBe('usernameScripts'),
);

test.each('🅞🅟🅢 🇴ps 🅰dmin o\u{1D159}ps ops∶1 ops꞉1 opsː1 op∣s op│s ops∼ ops˜ o∙ps ○ps'.split(' '))(
  'no user may have a name with a symbol that looks like a letter, a sign or nothing: %s',
  (name) => expect(usernameFault(name)).toBe('usernameScripts'),
);

test.each(['ops\u0334', 'o\u0305ps', 'ops\u0338', 'o\u0332ps', 'o\u0335ps', 'o‗ps'])(
  'no user may have a name with a line over or below: %j',
  (name) => expect(usernameFault(name)).toBe('usernameScripts'),
);

test.each(['оps', 'oрs', 'αdmin', 'adminо', '王о', 'Иvan', 'ᎪᎠ', 'ops\u2800', 'ops\u0663'])(
  'no user may have a name of several writing systems: %s',
  (name) => expect(usernameFault(name)).toBe('usernameScripts'),
);
