import type { OperationPart } from '@signalbox/platform-kit';

/** Counts the messages of the last 24 hours by provider and outcome, without tests, for the page of system operation. */
export const providerHealth: OperationPart = {
  async services({ query, now }) {
    const rows = await query<Row>(
      `select provider,
         count(*) filter (where status in ('accepted', 'delivered', 'read'))::int as succeeded,
         count(*) filter (where status = 'failed')::int as failed,
         max(ended_at) filter (where status in ('accepted', 'delivered', 'read')) as success,
         max(ended_at) filter (where status = 'failed') as failure
       from notice_message where created_at > $1 and not is_test group by provider order by provider`,
      [new Date(now - dayMilliseconds)],
    );
    return rows.map(({ provider, succeeded, failed, success, failure }) => ({
      title: `notifications::operation.${provider}`,
      succeeded,
      failed,
      lastSuccess: success?.toISOString(),
      lastFailure: failure?.toISOString(),
    }));
  },
};

interface Row {
  provider: string;
  succeeded: number;
  failed: number;
  success: Date | null;
  failure: Date | null;
}

const dayMilliseconds = 86_400_000;
