import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FormDefinition } from '@signalbox/schemas';
import type { DraftError, TabDraft } from '../../shared/draft';
import type { CheckQueue } from '../check-queue';
import type { CheckResult, CheckTask } from '../worker/messages';
import { sealOfTab } from './seal-tab';
import type { StoredVersion } from './tab-store';

export interface StoredCheckDeps {
  kit: Pick<PlatformKit, 'forms' | 'log'>;
  check: CheckQueue;
  /** Aborted when the platform stops. */
  closing: AbortSignal;
}

/** The platform itself: no user waits. */
export const systemWaits = { owner: 'published tabs' };

export interface CheckedTab {
  errors: DraftError[];
  /** Undefined: the tab cannot be used. */
  form?: FormDefinition;
}

/**
 * Results by tab. A tab without a valid seal is checked among the others. It is left out if it has errors itself that prevent
 * its use, or makes the check fail, and the rest is then checked without it: its errors are not those of the others.
 */
export async function checkStored(
  deps: StoredCheckDeps,
  stored: readonly StoredVersion[],
): Promise<Map<string, CheckedTab>> {
  const results = new Map<string, CheckedTab>();
  for (const version of stored) if (isSealed(deps.kit, version)) results.set(version.files.id, asChecked(version));
  const resultOf = resultsOf(deps);
  let rest = [...stored];
  for (let isLast = false; !isLast;) {
    isLast = true;
    const leaveOut = (id: string, errors: DraftError[]) => {
      results.set(id, { errors });
      rest = rest.filter(({ files }) => files.id !== id);
      isLast = false;
    };
    for (const { files } of rest.filter(({ files: { id } }) => !results.has(id))) {
      const beside = others(rest, files);
      const result = await resultOf({ draft: files, published: beside });
      if (result === undefined) {
        // It may be one of the others that makes it fail.
        const alone = beside.length === 0 ? result : await resultOf({ draft: files, published: [] });
        if (alone === undefined) leaveOut(files.id, [notChecked]);
        continue;
      }
      const { errors, preventing, form } = result;
      const isOwn = ({ file }: DraftError) => !beside.some(({ id }) => file.includes(`/forms/${id}/`));
      if (preventing.length === 0 && form !== undefined) results.set(files.id, { errors: errors.filter(isOwn), form });
      const own = preventing.filter(isOwn);
      if (own.length > 0) leaveOut(files.id, own);
    }
    if (!isLast) continue;
    // Errors that only tabs have which were checked before: they are there because of this one.
    for (const { files } of rest.filter(({ files: { id } }) => !results.has(id))) {
      const result = await resultOf({ draft: files, published: others(rest, files) });
      results.set(files.id, { errors: result?.preventing ?? [notChecked] });
    }
  }
  return results;
}

/** Undefined if the check itself fails, as it may for a row of another version of the product. */
function resultsOf({ kit: { log }, check, closing }: StoredCheckDeps) {
  return async (task: CheckTask): Promise<CheckResult | undefined> => {
    closing.throwIfAborted();
    try {
      return await check(systemWaits, task);
    } catch (error) {
      closing.throwIfAborted();
      // That is no fault of the tab: the next load checks it.
      if (error instanceof PlatformError && error.is('tooManyRequests')) throw error;
      log.error({ err: error, tab: task.draft.id }, 'The check of a published tab failed.');
      return undefined;
    }
  };
}

const notChecked: DraftError = {
  file: 'form.json',
  line: 1,
  column: 1,
  pointer: '',
  wrong: 'the platform could not check the tab; its log has the reason',
  remedy: 'edit the tab and publish its next version, or withdraw it',
};

export function isSealed(kit: Pick<PlatformKit, 'forms'>, version: StoredVersion): boolean {
  return version.seal === sealOfTab(kit, version);
}

/** The files of the other tabs in use. */
export function others(stored: readonly StoredVersion[], { id }: Pick<TabDraft, 'id'>): TabDraft[] {
  return stored.map(({ files }) => files).filter((files) => files.id !== id);
}

/** Rows of earlier versions of the product have no errors. */
function asChecked({ form, errors = [] }: StoredVersion): CheckedTab {
  return { errors, form: formIn(form) };
}

export function formIn(text: string): FormDefinition {
  return JSON.parse(text) as FormDefinition;
}
