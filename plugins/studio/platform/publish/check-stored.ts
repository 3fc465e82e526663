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
 * its use, or makes the check fail, and the rest is then checked without it: its errors are not those of the others. Each tab
 * is checked a few times at most, because no tab is loaded before.
 */
export async function checkStored(
  deps: StoredCheckDeps,
  stored: readonly StoredVersion[],
): Promise<Map<string, CheckedTab>> {
  const results = new Map<string, CheckedTab>();
  for (const version of stored) if (isSealed(deps.kit, version)) results.set(version.files.id, asChecked(version));
  const work = { stored, results, resultOf: resultsOf(deps) };
  let canCheck = await checkTogether(work);
  if (!canCheck) {
    await leaveOutFailing(work);
    canCheck = await checkTogether(work);
  }
  // Others may have had errors because of tabs that are left out now.
  if (canCheck) await checkTogether(work);
  await addOneByOne(work);
  return results;
}

interface StoredCheck {
  stored: readonly StoredVersion[];
  /** The results of the tabs that are used or left out. All others are to be checked. */
  results: Map<string, CheckedTab>;
  resultOf: (task: CheckTask) => Promise<CheckResult | undefined>;
}

/** Checks each tab among all that are not left out. False as soon as a check fails: any of them may be the cause. */
async function checkTogether(work: StoredCheck): Promise<boolean> {
  const { stored, results, resultOf } = work;
  for (const files of toCheck(work)) {
    const published = others(stored, files).filter(({ id }) => !results.has(id) || results.get(id)?.form !== undefined);
    const result = await resultOf({ draft: files, published });
    if (result === undefined && published.length > 0) return false;
    const checked: CheckedTab = result ? checkedTab(result, published) : { errors: [failureTo('check')] };
    if (checked.form || checked.errors.length > 0) results.set(files.id, checked);
  }
  return true;
}

async function leaveOutFailing(work: StoredCheck): Promise<void> {
  for (const files of toCheck(work)) {
    const result = await work.resultOf({ draft: files, published: [] });
    if (result === undefined) work.results.set(files.id, { errors: [failureTo('check')] });
  }
}

/** Leaves out a tab that fails, or has or causes errors, beside those before it. */
async function addOneByOne(work: StoredCheck): Promise<void> {
  const { stored, results, resultOf } = work;
  for (const files of toCheck(work)) {
    const published = others(stored, files).filter(({ id }) => results.get(id)?.form !== undefined);
    const result = await resultOf({ draft: files, published });
    if (result === undefined) results.set(files.id, { errors: [failureTo('check')] });
    else if (result.preventing.length > 0) results.set(files.id, { errors: result.preventing });
    else results.set(files.id, checkedTab(result, published));
  }
}

function toCheck({ stored, results }: StoredCheck): TabDraft[] {
  return stored.map(({ files }) => files).filter(({ id }) => !results.has(id));
}

/** Without the errors of the others. */
function checkedTab({ errors, preventing, form }: CheckResult, published: readonly TabDraft[]): CheckedTab {
  const isOwn = ({ file }: DraftError) => !published.some(({ id }) => file.includes(`/forms/${id}/`));
  const isUsed = preventing.length === 0 && form !== undefined;
  return isUsed ? { errors: errors.filter(isOwn), form } : { errors: preventing.filter(isOwn) };
}

/** Undefined if the check itself fails, as it may for a row of another version of the product. */
function resultsOf({ kit: { log }, check, closing }: StoredCheckDeps) {
  return async (task: CheckTask): Promise<CheckResult | undefined> => {
    closing.throwIfAborted();
    try {
      return await check(systemWaits, task);
    } catch (error) {
      closing.throwIfAborted();
      // The tab is not the cause. The next load checks it.
      if (error instanceof PlatformError && error.is('tooManyRequests')) throw error;
      log.error({ err: error, tab: task.draft.id }, 'The check of a published tab failed.');
      return undefined;
    }
  };
}

/** The error of a tab that the platform fails to check or to compile. */
export function failureTo(step: 'check' | 'compile'): DraftError {
  return {
    file: 'form.json',
    line: 1,
    column: 1,
    pointer: '',
    wrong: `the platform could not ${step} the tab; its log has the reason`,
    remedy: 'edit the tab and publish its next version, or withdraw it',
  };
}

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
