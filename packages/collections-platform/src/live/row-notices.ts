import { notificationSql } from '@signalbox/platform-kit';
import { recordChannel } from './record-notices';

/**
 * SQL of a migration: from now on, open lists of a resource are notified of new rows of a table, and of rows of which one of
 * the columns is set, if and when the transaction commits. The table has the columns `project` and `id`.
 */
export function rowNotices({ table, resource, columns }: { table: string; resource: string; columns: string }): string {
  const changes = `'created', case tg_op when 'INSERT' then ids end, 'changed', case tg_op when 'UPDATE' then ids end`;
  const notice = `jsonb_build_object('project', new.project, 'model', '${resource}', ${changes})`;
  return `
    create function ${table}_notice() returns trigger language plpgsql as $$
      declare ids jsonb := jsonb_build_array(new.id);
      begin
        ${notificationSql(recordChannel, notice)};
        return null;
      end
    $$;
    create trigger ${table}_notice after insert or update of ${columns} on ${table}
      for each row execute function ${table}_notice();
  `;
}
