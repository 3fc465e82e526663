import type { createStore } from 'jotai/vanilla';
import { isSameError, type FieldError, type Pointer } from '../../core';
import type { AtomTable } from './field-atoms';

export interface ErrorBoardDeps {
  fields: AtomTable;
  jotai: ReturnType<typeof createStore>;
  /** True for an error that the stored values bring along. */
  isStored: (error: FieldError) => boolean;
}

/**
 * Which fault is shown at which field. A fault of the schema shows once its field was touched or a submit was tried;
 * a fault of a stored value, `typeAgain`, whose cause is typed in another field, and one from the server show at once,
 * the last until its field is edited.
 */
export function createErrorBoard({ fields, jotai, isStored }: ErrorBoardDeps) {
  const touched = new Set<Pointer>();
  let found = new Map<Pointer, FieldError>();
  const fromServer = new Map<Pointer, FieldError>();
  let isAttempted = false;

  const publish = (pointer: Pointer) => {
    const own = found.get(pointer);
    const isAtOnce = own !== undefined && (own.keyword === 'typeAgain' || isStored(own));
    const next = (isAttempted || touched.has(pointer) || isAtOnce ? own : undefined) ?? fromServer.get(pointer);
    const field = next === undefined ? fields.made(pointer) : fields.get(pointer);
    if (field === undefined) return;
    const shown = jotai.get(field.error);
    if (!isSameError(shown, next)) jotai.set(field.error, next);
  };

  return {
    /** Takes the faults of a validation; returns how many there are. */
    setFound(errors: FieldError[]): number {
      const before = found;
      found = new Map(errors.map((error) => [error.field, error]));
      for (const pointer of new Set([...before.keys(), ...found.keys()])) publish(pointer);
      return found.size;
    },
    setFromServer(errors: FieldError[]): void {
      const before = [...fromServer.keys()];
      fromServer.clear();
      for (const error of errors) fromServer.set(error.field, error);
      for (const pointer of [...before, ...fromServer.keys()]) publish(pointer);
    },
    touch(pointer: Pointer): void {
      if (touched.has(pointer)) return;
      touched.add(pointer);
      publish(pointer);
    },
    edited(pointer: Pointer): void {
      touched.add(pointer);
      if (fromServer.delete(pointer)) publish(pointer);
    },
    /** Something was begun in the field: as if nobody had been there yet. */
    started(pointer: Pointer): void {
      touched.delete(pointer);
      fromServer.delete(pointer);
      publish(pointer);
    },
    attempt(): void {
      isAttempted = true;
      for (const pointer of found.keys()) publish(pointer);
    },
    /** Forgets what was touched, tried and answered; what is wrong stays known. */
    forget(): void {
      const shown = new Set([...found.keys(), ...fromServer.keys()]);
      touched.clear();
      fromServer.clear();
      isAttempted = false;
      for (const pointer of shown) publish(pointer);
    },
    /** Faults that no field of the form owns. */
    get unowned(): FieldError[] {
      return [...found.values(), ...fromServer.values()].filter((error) => !fields.has(error.field));
    },
    get: (pointer: Pointer) => found.get(pointer) ?? fromServer.get(pointer),
  };
}
