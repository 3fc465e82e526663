import type { PlatformKit } from '@signalbox/platform-kit';
import { moduleAddress, modulesOf } from './module-address';

export interface ModuleSize {
  name: string;
  /** Approximate size of the module's NDJSON. */
  bytes: number;
  records: number;
}

/** The sizes of all modules of a project, empty ones included. */
export async function moduleSizes({ pool }: Pick<PlatformKit, 'pool'>, project: string): Promise<ModuleSize[]> {
  const modules = modulesOf(project);
  const totals = await Promise.all(modules.map((name) => totalSize(pool, { project, name })));
  const sizes = totals.filter((size) => size !== undefined);
  if (sizes.length > 0) return sizes;
  const collections = modules.filter((module) => moduleAddress({ project, module })?.table === 'document');
  const { rows } = await pool.query<ModuleSize>(
    `select collection as name, count(*) as records,
        sum(octet_length(body::text) + octet_length(id) + ${frameBytes})::bigint as bytes
      from document where project = $1 and collection = any ($2) group by collection
      union all
      select 'setting', 1, octet_length(body::text) from setting where project = $1`,
    [project, collections],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  return modules.map((name) => byName.get(name) ?? { name, bytes: 0, records: 0 });
}

/** Size of a module that is a table of all projects. */
async function totalSize(
  pool: PlatformKit['pool'],
  { project, name }: { project: string; name: string },
): Promise<ModuleSize | undefined> {
  const address = moduleAddress({ project, module: name });
  if (address?.table !== 'rows' && address?.table !== 'settings') return undefined;
  const [table, isData] = address.table === 'rows' ? [address.rows.name, address.rows.isData] : ['setting', 'true'];
  const { rows } = await pool.query<{ records: number; bytes: number }>(
    `select count(*)::float8 as records, coalesce(sum(octet_length(to_jsonb(${table})::text) + ${frameBytes}), 0)::float8 as bytes
     from ${table} where ${isData}`,
  );
  return { name, records: rows[0]?.records ?? 0, bytes: rows[0]?.bytes ?? 0 };
}

/** Bytes of a line besides id and body: field names, two times and the line feed. */
const frameBytes = 106;
