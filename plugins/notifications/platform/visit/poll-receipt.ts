import type { Visit } from './visit';

/** `pending`: not known yet. `read`: delivered, and opened by the recipient. */
export type Receipt = 'delivered' | 'read' | 'pending';

/** Queries a receipt a few times, with pauses, until the provider knows it. It stays pending when the visit's time is over. */
export async function pollReceipt(visit: Visit, query: () => Promise<Receipt>): Promise<Receipt> {
  for (let left = visit.receiptQueries ?? maxQueries; ; left--) {
    const receipt = await query();
    if (receipt !== 'pending' || left === 1) return receipt;
    await visit.wait(pauseMilliseconds, visit.signal).catch(() => undefined);
    if (visit.signal.aborted) return receipt;
  }
}

const maxQueries = 4;
const pauseMilliseconds = 1_500;
