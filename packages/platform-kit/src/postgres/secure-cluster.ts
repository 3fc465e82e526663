import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../file-tree';
import { type Cluster, plainEnvironment, superuser } from './cluster';
import { PostgresError } from './postgres-error';

/** The role of the platform: it owns the database, and is no superuser. */
export const platformRole = 'platform';
export const databaseName = 'signalbox';

/**
 * Restricts the cluster to the platform's role and returns its password. Secures what an earlier version left open
 * (`trust` for all users, tables of the superuser). No client is connected meanwhile: PostgreSQL's single-user mode makes
 * the change and opens no socket. `pg_hba.conf` is written last, so that the next start completes an interrupted one.
 * It may run any number of times.
 */
export async function secureCluster(
  cluster: Cluster,
  { passwordPath, isPasswordLost = false }: { passwordPath: string; isPasswordLost?: boolean },
): Promise<string> {
  const access = join(cluster.cluster, 'pg_hba.conf');
  const stored = isPasswordLost ? undefined : readText(passwordPath)?.trim() || undefined;
  if (stored !== undefined && readText(access) === accessRules) return stored;
  const password = stored ?? randomBytes(24).toString('base64url');
  const databases = await runInSingleUserMode(cluster, {
    database: 'postgres',
    sql: [roleSql(password), 'select datname from pg_database'],
  });
  if (databases.includes(`"${databaseName}"`))
    await runInSingleUserMode(cluster, { database: databaseName, sql: [ownershipSql] });
  replaceFile(passwordPath, `${password}\n`);
  replaceFile(access, accessRules, cluster.account);
  return password;
}

const accessRules = `# Written by the server at its start. The password of the role "${platformRole}" is in the file "password" beside the cluster.
local all all scram-sha-256
`;

/** The server creates its database by itself, and a checkpoint keeps measurements stable. */
const roleSql = (password: string) => `do $do$ begin
  if not exists (select from pg_roles where rolname = '${platformRole}') then create role ${platformRole}; end if;
  alter role ${platformRole} login createdb nosuperuser nocreaterole noreplication nobypassrls password '${password}';
  alter role ${superuser} password null;
  grant pg_checkpoint to ${platformRole};
  if exists (select from pg_database where datname = '${databaseName}') then
    alter database ${databaseName} owner to ${platformRole};
  end if;
end $do$`;

/** "reassign owned" does not take what belongs to the owner of the cluster. Indexes and sequences of columns go with their tables. */
const ownershipSql = `do $do$ declare item record; begin
  for item in
    select format('alter %s %s owner to ${platformRole}', case kind when 'S' then 'sequence' else 'table' end, object::regclass) as command
    from (
      select c.oid as object, c.relkind as kind from pg_class c
      where c.relowner = '${superuser}'::regrole and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.oid >= 16384
        and c.relnamespace::regnamespace::text !~ '^pg_'
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i', 'e') and d.refclassid = 'pg_class'::regclass)
    ) as relations
    union all
    select format('alter routine %s owner to ${platformRole}', p.oid::regprocedure) from pg_proc p
    where p.proowner = '${superuser}'::regrole and p.oid >= 16384
    union all
    select format('alter schema %I owner to ${platformRole}', n.nspname) from pg_namespace n
    where n.nspowner = '${superuser}'::regrole and n.oid >= 16384 and n.nspname !~ '^pg_'
  loop execute item.command; end loop;
end $do$`;

/** Runs statements in single-user mode as the cluster's owner and returns the output of PostgreSQL. */
async function runInSingleUserMode(
  { binaries, cluster, account, isDurable }: Cluster,
  { database, sql }: { database: string; sql: string[] },
): Promise<string> {
  const settings = [
    'exit_on_error=on',
    // A failed statement contains a password.
    'log_min_error_statement=panic',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(binaries.postgres, ['--single', '-j', '-D', cluster, ...settings, database], {
    ...account,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  // If it ends before it has read everything, stderr has the reason.
  child.stdin.on('error', () => undefined);
  child.stdin.end(sql.map((statement) => `${statement.replace(/\s+/g, ' ')};\n\n`).join(''));
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => resolve(exitCode ?? signal));
  });
  if (code !== 0)
    throw new PostgresError(
      `The database in ${cluster} could not be given a password: ${errors.trim() || `ended with ${code}`}`,
    );
  return output;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes the complete file or keeps the previous one. Only the owner may read it. */
function replaceFile(path: string, text: string, owner?: { uid: number; gid: number }) {
  const next = `${path}.next`;
  const file = openSync(next, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  if (owner) chownSync(next, owner.uid, owner.gid);
  renameSync(next, path);
}
