import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { assemble, writeAt, type FormPlan, type Pointer } from '../../core';

interface CollectedOptions {
  plan: FormPlan;
  read: (pointer: Pointer) => JsonValue | undefined;
  isVisible: (pointer: Pointer) => boolean;
}

/**
 * The draft as it would be saved, and which fields are in it. Kept from one validation to the next: a keystroke copies
 * the objects on the way to one value, and only a change of what is shown, or a value that goes, builds it anew.
 */
export function createCollectedDraft({ plan, read, isVisible }: CollectedOptions) {
  const conditional = plan.fields.filter((field) => field.when.length > 0).map((field) => field.pointer);
  /** Fields whose values decide what is shown. */
  const steering = new Set(plan.conditions.flatMap((condition) => condition.reads));
  let mayShowOther = true;
  let hidden: Pointer[] = [];
  let visible: ReadonlySet<Pointer> = new Set(plan.fields.map((field) => field.pointer));
  let tree: JsonObject | undefined;

  const checkAgain = () => {
    if (!mayShowOther) return;
    mayShowOther = false;
    const now = conditional.filter((pointer) => !isVisible(pointer));
    if (now.length === hidden.length && now.every((pointer, index) => pointer === hidden[index])) return;
    hidden = now;
    const gone = new Set(now);
    visible = new Set(plan.fields.map((field) => field.pointer).filter((pointer) => !gone.has(pointer)));
    tree = undefined;
  };
  return {
    edited(pointer: Pointer, value: JsonValue | undefined): void {
      if (steering.has(pointer)) mayShowOther = true;
      // Without its last value a section goes too: building anew knows which ones stay.
      if (value === undefined) tree = undefined;
      else if (tree !== undefined && visible.has(pointer)) tree = writeAt(tree, pointer, value);
    },
    forget(): void {
      mayShowOther = true;
      tree = undefined;
    },
    values(): JsonObject {
      checkAgain();
      return (tree ??= assemble(plan, (pointer) => (visible.has(pointer) ? read(pointer) : undefined)));
    },
    visible(): ReadonlySet<Pointer> {
      checkAgain();
      return visible;
    },
  };
}
