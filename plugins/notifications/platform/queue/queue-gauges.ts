import { gaugeGroup } from '@signalbox/platform-kit';

/** The queue of messages. Each count uses the partial index of its status. */
export const queueGauges = gaugeGroup({
  name: 'notices',
  gauges: {
    signalbox_notice_messages: { help: 'Messages that are queued or being sent', labels: ['status'] },
    signalbox_notice_overdue_seconds: { help: 'How long the queued message that waits longest has been due' },
  },
  async read({ query, now }) {
    const [row] = await query<{ queued: number; sending: number; due: Date | null }>(`
      select (select count(*)::int from notice_message where status = 'queued') as queued,
        (select count(*)::int from notice_message where status = 'sending') as sending,
        (select min(due_at) from notice_message where status = 'queued') as due`);
    const { queued = 0, sending = 0, due = null } = row ?? {};
    return [
      { gauge: 'signalbox_notice_messages', value: queued, labels: { status: 'queued' } },
      { gauge: 'signalbox_notice_messages', value: sending, labels: { status: 'sending' } },
      {
        gauge: 'signalbox_notice_overdue_seconds',
        value: due === null ? 0 : Math.max(0, (now - due.getTime()) / 1000),
      },
    ];
  },
});

export const sendsCounter = 'signalbox_notice_sends_total';
export const receiptsCounter = 'signalbox_notice_receipts_total';
/**
 * The counters of this server. A try with the outcome `queued` is repeated later; one with `accepted` may get a
 * receipt.
 */
export const queueCounters = {
  [sendsCounter]: { help: 'Tries to send a message', labels: ['provider', 'outcome'] },
  [receiptsCounter]: { help: 'Receipts of messages that were accepted before', labels: ['provider', 'outcome'] },
};
