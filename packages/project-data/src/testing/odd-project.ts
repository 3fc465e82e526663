import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import * as fc from 'fast-check';

/** What a project may have that the database and the routes accept, and that few people expect. */
export interface OddProject {
  settings: JsonObject;
  records: { collection: string; id: string; body: JsonObject }[];
  /** By path inside the media library. */
  files: { path: string; content: string }[];
  /** Settings of the project that reads it. */
  existing: JsonObject;
}

/** The database has no NUL character, and the routes reject the names of prototypes. */
const isKept = (each: JsonValue) => !/\\u0000|__proto__|constructor|prototype/.test(JSON.stringify(each));
const text = (size: { minLength?: number; maxLength: number }) => fc.string({ unit: 'binary', ...size }).filter(isKept);
const odd = fc.constantFrom<JsonValue[]>(
  null,
  '',
  ' ',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\\u0000',
  '\\ud800',
  '\u{10ffff}',
  "'=1",
  '2026-06-01T23:30:00+08:00',
  '2026-06-01T15:30:00Z',
  -0.5,
  1e21,
  -1e-7,
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  0.1 + 0.2,
  [],
  {},
  [null, {}],
  { '': null },
  [[[[['x']]]]],
);
const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }) as fc.Arbitrary<JsonValue>;
const value = fc.oneof(odd, json).filter(isKept);
const body = fc.oneof(
  value.filter(isJsonObject),
  fc.dictionary(fc.oneof(fc.constantFrom('', 'ü "x"\n', 'id', 'createdAt'), text({ maxLength: 9 })), value, {
    maxKeys: 4,
  }),
);

const title = fc.constantFrom<JsonValue[]>('Too high "=1"', '高', { en: 'High', zh_Hans: '高' });
const types = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[\w-]{1,64}$/), title }), {
  selector: ({ id }) => id,
  maxLength: 4,
});
/** A list that its form accepts, and what stands for none. */
const list = fc.oneof(types as fc.Arbitrary<JsonValue>, fc.constantFrom<JsonValue[]>(null, [], {}, ''));
const settings = fc.record(
  { alarmTypes: list, assetTypes: list, name: value, email: fc.constant(null), copyright: value, undeclared: value },
  { requiredKeys: [] },
);

/** Names and contents that the library of files accepts. */
const name = fc.oneof(
  fc.constantFrom(' two  blanks ', "it's", '图片 (1)', '-dash', 'é', '=1', 'c:x', '%41', '%', '#?', 'a'.repeat(200)),
  fc.stringMatching(/^[\w '()=+,ü图-]{1,20}$/),
);
const content = fc.oneof(
  fc.constantFrom('', ' ', '\n', '\ufeff', '\ufeffä', '\t\r\n'),
  fc.stringMatching(/^[\w\n ü图]{0,99}$/),
);

/** Projects of odd content. Ids and folders are of all kinds, and no two files have one path. */
export const oddProject: fc.Arbitrary<OddProject> = fc.record({
  settings,
  existing: fc.constantFrom<JsonObject[]>({}, { alarmTypes: null }, { alarmTypes: [], assetTypes: null }),
  records: fc.uniqueArray(
    fc.record({
      collection: fc.constantFrom('table', 'flow', 'report_copy', 'system_variable'),
      id: fc.oneof(fc.constantFrom('é', ' ', '"', '=1', 'a/b'), text({ minLength: 1, maxLength: 20 })),
      body,
    }),
    { selector: ({ collection, id }) => `${collection} ${id}`, maxLength: 8 },
  ),
  files: fc
    .array(fc.record({ name, content }), { maxLength: 6 })
    .map((files) => files.map((file, index) => ({ path: `${index}/${file.name}.txt`, content: file.content }))),
});
