import access from '@signalbox/schemas/data/access.json';
import type { HostileInput } from '../inputs/input';
import { send } from '../send/send';
import type { Kind } from './kind';

/** Names: just within the limit of most bodies and of the settings, and beyond all limits. */
const counts = [4_900, 29_000, 210_000];
const atOnce = 10;

/** Every route that takes a body gets objects and lists of as many names as fit, and a form of as many parts. */
export const wideBodies: Kind = {
  name: 'wide bodies: up to 210,000 names and 700,000 parts to every route, ten at once',
  async attack({ address, tokens, share, onStarted }) {
    const rows = Object.keys(access).filter((row) => /^(?:POST|PUT|PATCH) /.test(row));
    const bodies = counts.flatMap((count) => [wideObject(count), wideArray(count)]);
    const form = Buffer.from('--x\r\n'.repeat(700_000));
    const inputs = rows
      .filter((_, at) => at % Math.round(1 / share) === 0)
      .flatMap((row) => [
        ...bodies.map((body) => inputOf(row, body)),
        inputOf(row, form, 'multipart/form-data; boundary=x'),
      ]);
    const sendNext = async () => {
      for (let input = inputs.pop(); input !== undefined; input = inputs.pop()) {
        const sent = send(address, input, { token: tokens.get('admin'), timeoutMs: 60_000 });
        onStarted();
        await sent;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendNext));
  },
};

function inputOf(row: string, body: Buffer, type = 'application/json'): HostileInput {
  const [method = '', path = ''] = row.split(' ');
  const target = path.replace(/:\w+/g, 'x').replace('*', 'x');
  return { sender: 'admin', method, target, headers: [['content-type', type]], body };
}

function wideObject(count: number): Buffer {
  const pairs = Array.from({ length: count }, (_, at) => `"${at.toString(36).padStart(4, '0')}":0`);
  return Buffer.from(`{${pairs.join(',')}}`);
}

function wideArray(count: number): Buffer {
  return Buffer.from(`{"names":[${'"",'.repeat(count - 5)}""]}`);
}
