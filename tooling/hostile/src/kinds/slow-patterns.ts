import { send } from '../send/send';
import type { Kind } from './kind';

const slow = (number: number) => `^(([a-z]{1,8}-?){1,8}${number})$`;
/** Takes the square of the length of a text. */
const mail = String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`;

/** Drafts and models whose patterns take long to prove, and records that take long to match. */
export const slowPatterns: Kind = {
  name: 'slow patterns: drafts of twelve, models, and records that match one for long',
  async attack({ address, tokens, share, onStarted }) {
    const request = async (method: string, target: string, body: object) => {
      const headers: [string, string][] = [['content-type', 'application/json']];
      const input = { sender: 'admin' as const, method, target, headers, body: Buffer.from(JSON.stringify(body)) };
      const sent = send(address, input, { token: tokens.get('admin'), timeoutMs: 120_000 });
      onStarted();
      return sent;
    };
    const patterns = Array.from({ length: 12 }, (_, number) => slow(number));
    const addModel = (key: string, properties: object) =>
      request('POST', '/rest/core/model', { name: key, key, custom: { schema: { type: 'object', properties } } });
    await addModel('slowvalues', { text: { type: 'string', pattern: mail } });
    const text = `a@${'a.'.repeat(150_000)}@`;
    await Promise.all([
      ...patterns.map((pattern, number) => addModel(`slow${number}`, { text: { type: 'string', pattern } })),
      request('POST', '/rest/core/schema/check', draftOf(patterns)),
      ...Array.from({ length: 200 * share }, () => request('POST', '/rest/core/record/slowvalues', { text })),
    ]);
  },
};

function draftOf(patterns: string[]) {
  const fields = patterns.map((pattern, number) => [`slow${number}`, { type: 'string', maxLength: 20, pattern }]);
  const id = 'settings/slow';
  const form = {
    $schema: '../../../meta/form.schema.json',
    id,
    place: { group: 'settings', order: 990 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', additionalProperties: false, properties: Object.fromEntries(fields) as object },
    uiSchema: {},
  };
  return { id, form: JSON.stringify(form), messages: { en: '{}', 'zh-Hans': '{}' } };
}
