import { isoTime } from '@signalbox/project-data';
import { escapeLiteral } from 'pg';
import type { ProjectPart } from '../project-parts';

type DataPart = Exclude<ProjectPart, { kind: 'files' }>;

interface PartOfProject {
  project: string;
  part: DataPart;
}

/**
 * A `select` of a part's content without its secrets, one JSON text per line, in an order that does not depend on a
 * locale.
 */
export function contentOf({ project, part }: PartOfProject): string {
  switch (part.kind) {
    case 'collection':
      return `select '{"id":' || to_json(id)::text || ',"createdAt":"' || ${isoTime('created_at')} || '","updatedAt":"' ||
        ${isoTime('updated_at')} || '","body":' || backup_without_secrets(body)::text || '}' from document
        where ${isOf(project, part)} order by id collate "C"`;
    case 'setting':
      // Returns one line in any case: a list that was never saved, or that is null, is empty.
      return `select coalesce(backup_without_secrets((${listOf(project, part)})), '[]')::text`;
  }
}

/** A `select` of the fields that are left out, each a JSON object `{field, count}`. */
export function leftOutOf({ project, part }: PartOfProject): string {
  const bodies =
    part.kind === 'collection'
      ? `select id, body from document where ${isOf(project, part)}`
      : `select 'setting' as id, (${listOf(project, part)}) as body`;
  return `select json_build_object('field', field, 'count', count(distinct id))::text from (
      select id, (
        select string_agg('/' || case when step ~ '^[0-9]+$' then '*' else replace(replace(step, '~', '~0'), '/', '~1') end, '' order by place)
        from unnest(path) with ordinality as steps(step, place)
      ) as field
      from (${bodies}) records, backup_secret_paths(body) as path
      where backup_may_have_secrets(body) and body is distinct from backup_without_secrets(body)
    ) secrets group by field order by field collate "C"`;
}

/** A `select` of the number of records of a part, and their approximate bytes. */
export function sizeOf({ project, part }: PartOfProject): string {
  const bodies =
    part.kind === 'collection'
      ? `select body from document where ${isOf(project, part)}`
      : `select jsonb_array_elements(coalesce((${listOf(project, part)}), '[]')) as body`;
  return `select json_build_object('records', count(*), 'bytes', coalesce(sum(octet_length(body::text)), 0))::text
    from (${bodies}) records`;
}

function isOf(project: string, { collection }: Extract<DataPart, { kind: 'collection' }>): string {
  return `project = ${escapeLiteral(project)} and collection = ${escapeLiteral(collection)}`;
}

function listOf(project: string, { property }: Extract<DataPart, { kind: 'setting' }>): string {
  const list = `body -> ${escapeLiteral(property)}`;
  return `select case jsonb_typeof(${list}) when 'array' then ${list} end from setting where project = ${escapeLiteral(project)}`;
}
