/**
 * The table of references: which record or which project's settings have the address of which file. Triggers note what
 * changed, also by restores, imports and earlier versions of the platform. `updateReferences` reads it then.
 */
export const referenceMigrations = [
  {
    name: 'media/003-references',
    sql: `
      create table media_reference (
        id bigint generated always as identity primary key,
        source text not null,
        -- Where the address is stored. Settings have neither collection nor holder, language packs no collection.
        project text not null,
        collection text not null,
        holder text not null,
        pointer text not null,
        -- The file that it leads to, if there is one: the project whose library has it, and its place inside.
        target text not null,
        directory text collate "C" not null,
        name text collate "C" not null
      );
      -- A directory may be longer than an entry of a B-tree.
      create index media_reference_file on media_reference (target, left(directory, 200), name);
      -- The columns of the primary key of documents, so that no entry is longer than one of theirs.
      create index media_reference_holder on media_reference (project, collection, holder);

      -- Only grows between two reads. Without a unique key, because two transactions that note the same record must not wait.
      create table media_holder_change (
        id bigint generated always as identity primary key,
        source text not null,
        project text not null,
        collection text not null,
        holder text not null
      );

      create function media_note_document() returns trigger language plpgsql as $$
      begin
        insert into media_holder_change (source, project, collection, holder) values ('document',
          coalesce(new.project, old.project), coalesce(new.collection, old.collection), coalesce(new.id, old.id));
        return null;
      end $$;
      create trigger media_insert after insert on document for each row
        when (new.body::text like '%core/media/%') execute function media_note_document();
      create trigger media_update after update on document for each row
        when (old.body is distinct from new.body
          and (new.body::text like '%core/media/%' or old.body::text like '%core/media/%'))
        execute function media_note_document();
      create trigger media_delete after delete on document for each row
        when (old.body::text like '%core/media/%') execute function media_note_document();

      create function media_note_setting() returns trigger language plpgsql as $$
      begin
        insert into media_holder_change (source, project, collection, holder)
          values ('setting', coalesce(new.project, old.project), '', '');
        return null;
      end $$;
      create trigger media_change after insert or update or delete on setting for each row
        execute function media_note_setting();

      insert into media_holder_change (source, project, collection, holder)
        select 'document', project, collection, id from document where body::text like '%core/media/%'
        union all select 'setting', project, '', '' from setting;

      -- True while a reference leads to the file: for the search for unused files.
      alter table media_file add column is_used boolean not null default false;
      create index media_file_unused on media_file (project, name_key, id) where not is_used;
      create function media_is_used(file media_file) returns boolean language sql stable as $$
        select exists (select from media_directory place join media_reference reference
          on reference.target = file.project and left(reference.directory, 200) = left(place.path, 200)
            and reference.directory = place.path and reference.name = file.name
          where place.id = file.directory)
      $$;
      create function media_mark_file() returns trigger language plpgsql as $$
      begin
        new.is_used := media_is_used(new);
        return new;
      end $$;
      create trigger media_mark before insert or update of directory, name on media_file for each row
        execute function media_mark_file();
      create function media_mark_moved() returns trigger language plpgsql as $$
      begin
        update media_file set is_used = not is_used
          where directory = new.id and is_used <> media_is_used(media_file);
        return null;
      end $$;
      create trigger media_mark_moved after update of path on media_directory for each row
        when (old.path <> new.path) execute function media_mark_moved();
    `,
  },
  {
    name: 'media/006-references-in-language-packs',
    sql: `
      create function media_note_pack(place_id bigint, file_name text) returns void language sql as $$
        insert into media_holder_change (source, project, collection, holder)
          select 'languagePack', project, '', file_name from media_directory where id = place_id and path = 'languagePack'
      $$;
      create function media_note_pack_file() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform media_note_pack(old.directory, old.name); end if;
        if tg_op <> 'DELETE' then perform media_note_pack(new.directory, new.name); end if;
        return null;
      end $$;
      create trigger media_pack_insert after insert on media_file for each row
        when (new.name like '%].json') execute function media_note_pack_file();
      create trigger media_pack_update after update of directory, name, bytes, modified_at on media_file for each row
        when (old.name like '%].json' or new.name like '%].json') execute function media_note_pack_file();
      create trigger media_pack_delete after delete on media_file for each row
        when (old.name like '%].json') execute function media_note_pack_file();
      -- The files of a deleted directory go with it, and find it no more.
      create function media_note_packs() returns trigger language plpgsql as $$
      begin
        insert into media_holder_change (source, project, collection, holder)
          select distinct source, project, collection, holder from media_reference
          where source = 'languagePack' and project = old.project and collection = '';
        return null;
      end $$;
      create trigger media_packs_delete after delete on media_directory for each row
        when (old.path = 'languagePack') execute function media_note_packs();
      insert into media_holder_change (source, project, collection, holder)
        select 'languagePack', place.project, '', file.name from media_directory place
          join media_file file on file.directory = place.id
        where place.path = 'languagePack' and file.name like '%].json';
    `,
  },
  {
    name: 'media/012-references-with-hosts',
    sql: `
      insert into media_holder_change (source, project, collection, holder)
        select 'document', project, collection, id from document where body::text like '%//%/rest/core/media/%'
        union all select 'setting', project, '', '' from setting
        union all select 'languagePack', place.project, '', file.name from media_directory place
          join media_file file on file.directory = place.id
          where place.path = 'languagePack' and file.name like '%].json';
    `,
  },
];
