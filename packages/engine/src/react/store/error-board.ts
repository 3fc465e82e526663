import type { createStore } from 'jotai/vanilla';
import { byField, isSameError, isWithin, type FieldError, type Pointer } from '../../core';
import type { AtomTable } from './field-atoms';

interface ErrorBoardDeps {
  fields: AtomTable;
  jotai: ReturnType<typeof createStore>;
  /** True for an error of the stored values. */
  isStored: (error: FieldError) => boolean;
}

/**
 * Decides which error each field shows. A schema error is shown after its field was touched or a submit was attempted; that of a
 * section or of the whole form, after any field in it was touched.
 * Shown at once: errors of stored values, `typeAgain` (an edit of another field causes it), and errors from the server,
 * these until their field is edited.
 */
export function createErrorBoard({ fields, jotai, isStored }: ErrorBoardDeps) {
  const touched = new Set<Pointer>();
  let fromValidation = new Map<Pointer, FieldError>();
  const fromServer = new Map<Pointer, FieldError>();
  let isAttempted = false;

  const publish = (pointer: Pointer) => {
    const own = fromValidation.get(pointer);
    const isShown = isAttempted || isTouched(touched, pointer, own) || (own && (isAtOnce(own) || isStored(own)));
    show({ fields, jotai }, pointer, (isShown ? own : undefined) ?? fromServer.get(pointer));
  };

  return {
    /** Replaces the errors of the last validation. Returns their number. */
    setValidationErrors(errors: FieldError[]): number {
      const before = fromValidation;
      fromValidation = new Map(errors.map((error) => [error.field, error]));
      for (const pointer of new Set([...before.keys(), ...fromValidation.keys()])) publish(pointer);
      return [...fromValidation.values()].reduce((count, { also = [] }) => count + 1 + also.length, 0);
    },
    setFromServer(errors: FieldError[]): void {
      const before = [...fromServer.keys()];
      fromServer.clear();
      for (const [field, error] of byField(errors)) fromServer.set(field, error);
      for (const pointer of [...before, ...fromServer.keys()]) publish(pointer);
    },
    touch(pointer: Pointer): void {
      if (touched.has(pointer)) return;
      touched.add(pointer);
      for (const each of [pointer, ...firstFieldsAround(pointer, fromValidation)]) publish(each);
    },
    edited(pointer: Pointer): void {
      touched.add(pointer);
      if (fromServer.delete(pointer)) publish(pointer);
    },
    /** The user started a value in the field: its errors stay hidden until the next edit or blur. */
    started(pointer: Pointer): void {
      touched.delete(pointer);
      fromServer.delete(pointer);
      publish(pointer);
    },
    attempt(): void {
      isAttempted = true;
      for (const pointer of fromValidation.keys()) publish(pointer);
    },
    /** Resets touched fields, the submit attempt and server errors. Keeps validation errors. */
    forget(): void {
      const shown = new Set([...fromValidation.keys(), ...fromServer.keys()]);
      touched.clear();
      fromServer.clear();
      isAttempted = false;
      for (const pointer of shown) publish(pointer);
    },
    /** Errors that no field of the form owns. */
    get unowned(): FieldError[] {
      return [...fromValidation.values(), ...fromServer.values()].filter((error) => !fields.has(error.field));
    },
    get: (pointer: Pointer) => fromValidation.get(pointer) ?? fromServer.get(pointer),
  };
}

/** True for an error that the first field of a section shows for all of it. */
function isOfSection({ pointer, field }: FieldError): boolean {
  return field !== pointer && isWithin(field, pointer);
}

function isAtOnce({ keyword }: FieldError): boolean {
  return keyword === 'typeAgain';
}

function isTouched(touched: ReadonlySet<Pointer>, pointer: Pointer, error: FieldError | undefined): boolean {
  if (touched.has(pointer)) return true;
  return error !== undefined && isOfSection(error) && [...touched].some((each) => isWithin(each, error.pointer));
}

/** The fields that show an error of a section around `pointer`. */
function firstFieldsAround(pointer: Pointer, errors: ReadonlyMap<Pointer, FieldError>): Pointer[] {
  const ofSections = [...errors.values()].filter((error) => isOfSection(error) && isWithin(pointer, error.pointer));
  return ofSections.map(({ field }) => field);
}

function show({ fields, jotai }: Pick<ErrorBoardDeps, 'fields' | 'jotai'>, pointer: Pointer, next?: FieldError): void {
  const field = next === undefined ? fields.made(pointer) : fields.get(pointer);
  if (field === undefined) return;
  if (!isSameShown(jotai.get(field.error), next)) jotai.set(field.error, next);
}

function isSameShown(one: FieldError | undefined, other: FieldError | undefined): boolean {
  const [ofOne = [], ofOther = []] = [one?.also, other?.also];
  return (
    isSameError(one, other) &&
    ofOne.length === ofOther.length &&
    ofOne.every((each, index) => isSameError(each, ofOther[index]))
  );
}
