import { Client } from 'pg';

export interface SettingsDigest {
  /** A digest of the settings of all projects and their secrets. It changes with every save. */
  read: () => Promise<string>;
  close: () => Promise<void>;
}

export async function openSettingsDigest(databaseUrl: string): Promise<SettingsDigest> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async read() {
      const { rows } = await client.query<{ digest: string }>(
        `select md5(concat(
           (select string_agg(project || revision || body::text, '|' order by project) from setting),
           (select string_agg(project || path || value, '|' order by project, path) from setting_secret))) as digest`,
      );
      return rows[0]?.digest ?? '';
    },
    close: () => client.end(),
  };
}
