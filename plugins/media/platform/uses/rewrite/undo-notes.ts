import { randomBytes } from 'node:crypto';
import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { LanguageText } from '@signalbox/schemas/types';
import { type Kysely, sql } from 'kysely';
import type { MovedPath } from './moved-path';
import type { RewrittenHolder } from './rewrite-holders';

/** A file that a move replaced, and the file in its place, as far as the undo of the move needs to know them. */
export interface ReplacedFile {
  /** Version of the target that has the content of the replaced file. */
  version: string;
  /** Alternative text of the replaced file. */
  altText: LanguageText | null;
  /** Ids of the versions of the moved file. */
  ownVersions: string[];
  /** Size of the moved file. Like `modifiedAt`, another size means that its content has changed since. */
  bytes: number;
  /** ISO. */
  modifiedAt: string;
}

export interface UndoNote extends MovedPath, ReplacedFile {
  holders: RewrittenHolder[];
}

interface StoredNote {
  id: string;
  /** Id of the user who moved the file. */
  user_id: string;
  note: UndoNote;
}

interface UndoTables extends PlatformTables {
  media_move_undo: StoredNote & { project: string; at: Date; started_at: Date | null };
}

export function undoNotesIn(database: Database): Kysely<UndoTables> {
  return database.withTables<Pick<UndoTables, 'media_move_undo'>>();
}

/** Notes a move that replaced a file. Returns the id of the note; undefined if the texts that it changed are too long to keep. */
export async function noteUndo(
  database: Database,
  note: UndoNote,
  { by, at }: { by: string; at: Date },
): Promise<string | undefined> {
  const text = JSON.stringify(note);
  if (text.length > maxCharacters) return undefined;
  const id = randomBytes(12).toString('hex');
  await undoNotesIn(database)
    .insertInto('media_move_undo')
    .values({ id, project: note.project, user_id: by, at, note: sql`${text}::jsonb`, started_at: null })
    .execute();
  return id;
}

const maxCharacters = 4_000_000;
