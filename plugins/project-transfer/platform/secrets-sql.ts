/**
 * The only definition of a secret, for exports, which leave them out, and imports, which keep existing ones.
 * `backup_without_secrets(body)` returns a record without them, `backup_secret_paths(body)` their paths.
 */
export const secretsSql = String.raw`
  create or replace function backup_is_secret_name(name text) returns boolean language sql immutable as $$
    select name ~* '((password|passwd|passphrase|pwd|secret|token|credential|authorization|cookie|(api|private|access|secret)[-_]?key)s?([-_]?(hash|key|value))?|(^|[-_])pass)$'
  $$;

  -- What antd calls tokens are colours and sizes.
  create or replace function backup_is_design(value jsonb) returns boolean language sql immutable as $$
    select jsonb_typeof(value) = 'object' and exists (
      select from jsonb_object_keys(value) key
      where key ~ '^((color|font|border|line|size|control|padding|margin|motion|opacity|box)[A-Z]|wireframe$|(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)$)')
  $$;

  -- By its name and what it is: what opens something, alone or with what belongs to it, or the marker that one is set.
  create or replace function backup_is_secret(name text, value jsonb) returns boolean language sql immutable as $$
    select value = '{"isSet": true}'
      or (backup_is_secret_name(name) and jsonb_typeof(value) not in ('boolean', 'null') and value not in ('""', '{}', '[]')
        and not backup_is_design(value))
  $$;

  -- The part of a property's schema that contains nothing of the property's value.
  create or replace function backup_is_schema(parent text, value jsonb) returns boolean language sql immutable as $$
    select parent = 'properties' and jsonb_typeof(value) = 'object'
      and (value ?| '{title,$ref}' or value ->> 'type' in ('string', 'number', 'integer', 'boolean', 'object', 'array'))
  $$;

  -- An address without its credentials, also without those in its query or in a connection string.
  create or replace function backup_bare_text(value text) returns text language sql immutable as $$
    select regexp_replace(
      regexp_replace(value, '([a-z][a-z0-9+.-]*://)[^/?#\s"''<>]*@', '\1', 'gi'),
      '([?&;]\s*[a-z_-]*(password|passwd|pwd|secret|token|api[-_]?key)=)[^&;#\s"''<>]+', '\1', 'gi')
  $$;

  create or replace function backup_secret_paths(value jsonb, above text[] default '{}') returns setof text[]
  language plpgsql immutable as $$
  declare
    name text;
    item jsonb;
    parent text := above[array_upper(above, 1)];
    label text;
  begin
    if jsonb_typeof(value) = 'object' then
      -- A header or a parameter in a list of them: its name stands beside its value.
      label := coalesce(value ->> 'key', value ->> 'name', value ->> 'header');
      for name, item in select * from jsonb_each(value) loop
        if backup_is_schema(parent, item) and backup_is_secret_name(name) then
          return query select above || name || part
            from unnest('{default,const,enum,examples,value}'::text[]) part where item ? part;
        elsif backup_is_secret(name, item) or (name = 'value' and backup_is_secret(label, item)) then
          return next above || name;
        else
          return query select * from backup_secret_paths(item, above || name);
        end if;
      end loop;
    elsif jsonb_typeof(value) = 'array' then
      for name, item in
        select (place - 1)::text, element from jsonb_array_elements(value) with ordinality as each(element, place)
      loop
        return query select * from backup_secret_paths(item, above || name);
      end loop;
    elsif jsonb_typeof(value) = 'string' and value #>> '{}' <> backup_bare_text(value #>> '{}') then
      return next above;
    end if;
  end
  $$;

  -- Most records name nothing of the kind; looking at the text is quick.
  create or replace function backup_may_have_secrets(body jsonb) returns boolean language sql immutable as $$
    select body::text ~* '(pass|pwd|secret|token|credential|authorization|cookie|(api|private|access)[-_]?key|"isSet"|://[^/?#[:space:]"]*@)'
  $$;

  -- A preview of an export reads these only. Records of models are no part of an export.
  create index document_secrets on document (project, collection, id)
    where collection <> 'table_data' and backup_may_have_secrets(body);

  create or replace function backup_without_secrets(body jsonb) returns jsonb language plpgsql immutable as $$
  declare
    path text[];
    rest jsonb := body;
    bare jsonb;
  begin
    if not backup_may_have_secrets(body) then
      return body;
    end if;
    -- Only names of objects go, so no place in a list moves.
    for path in select * from backup_secret_paths(body) loop
      bare := to_jsonb(backup_bare_text(body #>> path));
      if jsonb_typeof(body #> path) = 'string' and bare <> body #> path
        and not backup_is_secret_name(path[array_upper(path, 1)]) then
        rest := jsonb_set(rest, path, bare);
      else
        rest := rest #- path;
      end if;
    end loop;
    return rest;
  end
  $$;
`;
