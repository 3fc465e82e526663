import type { JsonObject } from '@signalbox/schemas';
import { changesOf, isSameValue, isThere, readAt, writeAt, type FormPlan, type Pointer } from '../../core';
import type { DraftValidation } from './draft-validation';
import type { DraftValues } from './draft-values';
import type { FormStore, Submission } from './form-store-contract';

interface DraftSaveDeps {
  plan: FormPlan;
  values: DraftValues;
  validation: DraftValidation;
}

/** The save that `begin` started, and the fields whose value in the draft is not the one it sent. */
interface RunningSave {
  submission: Submission;
  unsent: Set<Pointer>;
  edited: Set<Pointer>;
}

type SaveCalls = Pick<FormStore, 'changes' | 'begin' | 'commit' | 'fail' | 'submit'>;

/** The save of a draft: `begin`, then `commit` or `fail`. One at a time. */
export function createDraftSave({ plan, values, validation }: DraftSaveDeps) {
  let running: RunningSave | undefined;
  let hasSubmitted = false;

  /** Ends the running save. Throws without one. */
  const end = () => {
    const ended = running;
    if (ended === undefined) throw new Error(`${plan.form.id}: no save is running.`);
    running = undefined;
    validation.setProgress({ isSubmitting: false });
    return ended;
  };
  const calls: SaveCalls = {
    changes: () => changesOf({ plan, before: values.savedForm(), after: values.collected() }),
    begin() {
      if (running !== undefined) return 'busy';
      if (!validation.validate()) {
        validation.showBlocking();
        return 'invalid';
      }
      const submission = { values: values.collected(), ...calls.changes() };
      running = { submission, unsent: hiddenFields(plan, values), edited: new Set() };
      hasSubmitted = true;
      validation.setProgress({ isSubmitting: true, isEditedSinceSubmit: false });
      validation.publishStatus();
      return submission;
    },
    commit(answer) {
      loadSaved({ values, validation }, end(), answer);
    },
    fail(errors = []) {
      end();
      validation.publishStatus();
      if (errors.length > 0) validation.setServerErrors(errors);
    },
    submit: (send) => submitBy(calls, send),
  };
  return {
    calls,
    /** The user edited the field, or added or removed the optional section. */
    edited(pointer: Pointer): void {
      running?.unsent.add(pointer);
      running?.edited.add(pointer);
      validation.setProgress({ isEditedSinceSubmit: hasSubmitted });
    },
    /** True for a field that the running save sends, and that the user edited since, also back to its saved value. */
    isEditedSinceSent: (pointer: Pointer): boolean =>
      running !== undefined && running.edited.has(pointer) && running.submission.pointers.includes(pointer),
    /** All edits were discarded. A running save ends without a change of the new values. */
    forget(): void {
      for (const pointer of [...plan.fields.map((field) => field.pointer), ...values.sections.pointers])
        running?.unsent.add(pointer);
      running?.edited.clear();
      hasSubmitted = false;
      validation.setProgress({ isEditedSinceSubmit: false });
    },
  };
}

/** Loads what the server has after a save: `answer`, or else what was sent. Keeps values that the save did not send. */
function loadSaved(
  { values, validation }: Pick<DraftSaveDeps, 'values' | 'validation'>,
  { submission, unsent }: RunningSave,
  answer: JsonObject | undefined,
): void {
  const isKept = (pointer: Pointer) => unsent.has(pointer) && !isSent(values, submission, pointer);
  const edited = [...unsent].filter((pointer) => values.visible().has(pointer) && isKept(pointer));
  validation.board.forget();
  values.load(answer ?? withSubmission(values.saved(), submission), isKept);
  validation.validate();
  for (const pointer of edited) validation.board.touch(pointer);
}

/** True if the value in the draft is the one that the server has after this submission. */
function isSent(values: DraftValues, submission: Submission, pointer: Pointer): boolean {
  return (
    (values.sections.has(pointer)
      ? values.sections.isAdded(pointer) === isThere(submission.values, pointer)
      : isSameValue(values.read(pointer), readAt(submission.values, pointer))) &&
    (submission.pointers.includes(pointer) || !values.isFieldDirty(pointer))
  );
}

/** A hidden field is sent as removed, or not at all, and keeps its value in the draft. So does a hidden optional section. */
function hiddenFields(plan: FormPlan, values: DraftValues): Set<Pointer> {
  const visible = values.visible();
  return new Set([
    ...plan.fields.map(({ pointer }) => pointer).filter((pointer) => !visible.has(pointer)),
    ...values.sections.pointers.filter((section) => !values.isVisible(section)),
  ]);
}

async function submitBy(calls: SaveCalls, send: (submission: Submission) => Promise<void>) {
  const submission = calls.begin();
  if (typeof submission === 'string') return submission;
  try {
    await send(submission);
  } catch (error) {
    calls.fail();
    throw error;
  }
  calls.commit();
  return 'sent' as const;
}

/** The saved values after the server took a submission. */
function withSubmission(saved: JsonObject, { pointers, values }: Submission): JsonObject {
  return pointers.reduce((rest, pointer) => writeAt(rest, pointer, readAt(values, pointer)), saved);
}
