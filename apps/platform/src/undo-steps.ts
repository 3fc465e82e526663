export interface UndoSteps {
  add(step: () => Promise<void> | void): void;
  /** Runs the steps once, the last one first. Runs all of them also after an error, and throws the first error at the end. */
  undo(): Promise<void>;
}

/** Collects what must be closed when the platform stops, or when its start fails. */
export function createUndoSteps(): UndoSteps {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (step) => void steps.push(step),
    async undo() {
      const errors: unknown[] = [];
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
