import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres';

interface TestPostgres {
  /** Connection string of a role that may create databases. */
  url: string;
  /** Removes the data, too. */
  stop(): Promise<void>;
}

/** A PostgreSQL for databases of tests. */
export async function startTestPostgres(): Promise<TestPostgres> {
  // A short path that the database's user may traverse, so that a run as root works wherever the repository is.
  const folder = mkdtempSync(join('/tmp', 'signalbox-test-'));
  chmodSync(folder, 0o711);
  const { home, pid, url, stop } = await startPostgres({ dataDir: folder, isDurable: false });
  // Only this account reaches the socket. Verifying the password is most of what a connection costs.
  writeFileSync(join(home, 'cluster/pg_hba.conf'), 'local all all trust\n');
  process.kill(pid, 'SIGHUP');
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
