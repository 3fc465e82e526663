import type { Migration } from '@signalbox/platform-kit';

/** What counts as a secret is said here once: it judges what an export leaves out, and what an import may give back. */
export const configMigrations: Migration[] = [
  {
    name: 'backup/020-project-transfer',
    sql: `
      -- By its name and what it is: a text or number that opens something, or the marker that one is set.
      create function backup_is_secret(name text, value jsonb) returns boolean language sql immutable as $$
        select value = '{"isSet": true}'
          or (jsonb_typeof(value) in ('string', 'number') and value <> '""'
            and name ~* '(password|passwd|passphrase|pwd|secret|token|credential|api_?key|private_?key|access_?key|secret_?key)s?(_?(hash|key|value))?$')
      $$;

      create function backup_secret_paths(value jsonb, above text[] default '{}') returns setof text[]
      language plpgsql immutable as $$
      declare
        name text;
        item jsonb;
      begin
        if jsonb_typeof(value) = 'object' then
          for name, item in select * from jsonb_each(value) loop
            if backup_is_secret(name, item) then
              return next above || name;
            elsif jsonb_typeof(item) in ('object', 'array') then
              return query select * from backup_secret_paths(item, above || name);
            end if;
          end loop;
        elsif jsonb_typeof(value) = 'array' then
          for name, item in
            select (place - 1)::text, element from jsonb_array_elements(value) with ordinality as each(element, place)
          loop
            if jsonb_typeof(item) in ('object', 'array') then
              return query select * from backup_secret_paths(item, above || name);
            end if;
          end loop;
        end if;
      end
      $$;

      create function backup_without_secrets(body jsonb) returns jsonb language plpgsql immutable as $$
      declare
        path text[];
        rest jsonb := body;
      begin
        -- Most records name nothing of the kind; looking at the text is quick.
        if body::text !~* '(passw|passphrase|pwd|secret|token|credential|_?key|"isSet")' then
          return body;
        end if;
        -- Only names of objects go, so no place in a list moves.
        for path in select * from backup_secret_paths(body) loop
          rest := rest #- path;
        end loop;
        return rest;
      end
      $$;

      -- What an import still has to do once its transaction is committed, like backup_restore.
      create table backup_config_import (
        id text primary key,
        project text not null,
        swaps jsonb not null,
        begun_at timestamptz not null default now()
      );
    `,
  },
];
