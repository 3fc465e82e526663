import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Kind } from './kind';

const types = ['record', 'recordonline', 'setting', 'session', 'taskmanager', 'historycomputed', 'dashboardstates'];
const frame = JSON.stringify({ type: 'query', data: { model: 'device' } });

/** Each source of live messages gets far more frames than it answers. Its connection ends before they are all read. */
export const burstsOfFrames: Kind = {
  name: 'bursts of frames: 40,000 queries to each live source, one after the other',
  async attack({ address, tokens, share, onStarted }) {
    for (const type of types)
      for (const token of [tokens.get('operator') ?? '', 'none']) {
        const socket = new WebSocket(
          new URL(`/ws/${type}?token=${encodeURIComponent(token)}`, address.href.replace('http', 'ws')),
        );
        socket.on('error', () => undefined);
        await once(socket, 'open');
        const closed = once(socket, 'close');
        for (let count = 0; count < 40_000 * share; count += 1) socket.send(frame);
        onStarted();
        await closed;
      }
  },
};
