import type { PlatformKit } from '@signalbox/platform-kit';
import { moduleAddress, modulesOf } from './module-address';

export interface ModuleSize {
  name: string;
  /** Of its NDJSON, nearly. */
  bytes: number;
  records: number;
}

/** The modules of a project, those too that hold nothing. */
export async function moduleSizes({ pool }: Pick<PlatformKit, 'pool'>, project: string): Promise<ModuleSize[]> {
  const modules = modulesOf(project);
  const whole = await Promise.all(modules.map((name) => totalSize(pool, { project, name })));
  const found = whole.filter((size) => size !== undefined);
  if (found.length > 0) return found;
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

/** Of a module that is a table of all projects. */
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

/** Of a line: the names of its fields, two times and the line's end. */
const frameBytes = 106;
