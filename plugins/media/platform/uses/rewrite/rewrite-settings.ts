import { type MessageLocale, PlatformError } from '@signalbox/api';
import { isWithin, planForm, type Pointer } from '@signalbox/engine/core';
import {
  createFormCatalog,
  type PlatformKit,
  settingsSizeError,
  textFor,
  writeSettings,
} from '@signalbox/platform-kit';
import { fieldTitle } from '@signalbox/platform-kit/rest';
import { settingErrors } from '@signalbox/project-data';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { mediaErrors } from '../../../shared/errors';
import { formOfSetting } from '../names/form-of-setting';
import { pageTitles } from '../names/page-titles';
import type { ReferenceDatabase } from '../references/reference-tables';
import type { ChangedText, ChangeTexts } from './rewrite-value';

interface SettingsRewrite {
  /** A transaction. */
  database: ReferenceDatabase;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  /** Project of the settings. */
  project: string;
  change: ChangeTexts;
  /** Id of the user who moves the file; the history of the settings names it. */
  by: string;
  /** Locale of the title in an error. */
  locale: MessageLocale;
}

/** Changes the addresses in the settings of a project. Returns what changed. Throws `addressTooLong` if a form would reject one. */
export async function rewriteSettings({
  database,
  kit,
  project,
  change,
  by,
  locale,
}: SettingsRewrite): Promise<ChangedText[]> {
  const row = await database
    .selectFrom('setting')
    .select('body')
    .where('project', '=', project)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return [];
  const body = structuredClone(row.body);
  const changed = change(body);
  if (changed.length === 0) return changed;
  const error = newError({ before: row.body, after: body });
  if (error !== undefined)
    throw new PlatformError(mediaErrors.addressTooLong, {
      detail: titleOf({ pointer: error, settings: body, locale }),
    });
  await writeSettings({
    database,
    kit,
    project,
    body,
    pointers: fieldsOf(changed.map(({ pointer }) => pointer)),
    userId: by,
  });
  return changed;
}

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

/** A field that became invalid. One that was invalid before may stay so. */
function newError({ before, after }: { before: JsonObject; after: JsonObject }): Pointer | undefined {
  const known = new Set(settingErrors(catalog, before).map(({ pointer }) => pointer));
  const error = settingErrors(catalog, after).find(({ pointer }) => !known.has(pointer));
  return error?.pointer ?? settingsSizeError({ catalog, current: before, incoming: after })?.pointer;
}

/** Titles of the pages that lead to a value of a tree; of its form and field for any other. */
function titleOf({ pointer, settings, locale }: { pointer: Pointer; settings: JsonObject; locale: MessageLocale }) {
  const form = formOfSetting(pointer);
  if (form === undefined) return pointer;
  const pages = pageTitles({ form, pointer, settings }).map((value) =>
    textFor({ value, acceptLanguage: locale, settings }),
  );
  return pages.join(' › ') || fieldTitle({ formId: form.id, pointer, language: locale });
}

/** The fields with these texts. A text without a form, from an earlier version, is named itself. */
function fieldsOf(pointers: readonly Pointer[]): Pointer[] {
  const fields = pointers.map((pointer) => {
    const form = formOfSetting(pointer);
    const field = form && planForm(form).fields.find((each) => isWithin(pointer, each.pointer));
    return field?.pointer ?? pointer;
  });
  return [...new Set(fields)];
}
