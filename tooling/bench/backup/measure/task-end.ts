import type { Client } from 'pg';

/**
 * Waits for the end of a job. Reads the database, because a restore ends every session and the cost of a new login is not
 * part of it. Throws if the job did not succeed.
 */
export async function taskEnd(client: Client, id: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ body: { status: string; content?: string } }>(
      `select body from document where project = 'default' and collection = 'taskmanager' and id = $1`,
      [id],
    );
    const { status, content = '' } = rows[0]?.body ?? { status: 'ongoing' };
    if (status === 'finish') return;
    if (status !== 'ongoing') throw new Error(`The job ended with ${status}: ${content}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
