import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { assemble, writeAt, type FormPlan, type Pointer } from '../../core';

interface CollectedOptions {
  plan: FormPlan;
  read: (pointer: Pointer) => JsonValue | undefined;
  isVisible: (pointer: Pointer) => boolean;
  /** True if the optional section is added and visible. */
  isThere: (section: Pointer) => boolean;
}

/**
 * The draft as it would be saved, and its visible fields. Cached between validations: an edit copies only the objects on
 * the path to its value. A change of visibility or a removed value rebuilds the draft.
 */
export function createCollectedDraft({ plan, read, isVisible, isThere }: CollectedOptions) {
  const conditional = plan.fields
    .filter((field) => field.when.length > 0 || field.optionalIn !== undefined)
    .map((field) => field.pointer);
  const sections = plan.sections.filter(({ isOptional, when }) => isOptional && when.length > 0);
  /** Fields that conditions read. */
  const steering = new Set(plan.conditions.flatMap((condition) => condition.reads));
  let isVisibilityStale = true;
  let hidden: Pointer[] = [];
  let visible: ReadonlySet<Pointer> = new Set(plan.fields.map((field) => field.pointer));
  let tree: JsonObject | undefined;

  const updateVisible = () => {
    if (!isVisibilityStale) return;
    isVisibilityStale = false;
    const absent = sections.map(({ pointer }) => pointer).filter((pointer) => !isThere(pointer));
    const now = [...conditional.filter((pointer) => !isVisible(pointer)), ...absent];
    if (now.length === hidden.length && now.every((pointer, index) => pointer === hidden[index])) return;
    hidden = now;
    const gone = new Set(now);
    visible = new Set(plan.fields.map((field) => field.pointer).filter((pointer) => !gone.has(pointer)));
    tree = undefined;
  };
  return {
    edited(pointer: Pointer, value: JsonValue | undefined): void {
      if (steering.has(pointer)) isVisibilityStale = true;
      // A section may lose its last value and disappear: the rebuild decides.
      if (value === undefined) tree = undefined;
      else if (tree !== undefined && visible.has(pointer)) tree = writeAt(tree, pointer, value);
    },
    forget(): void {
      isVisibilityStale = true;
      tree = undefined;
    },
    values(): JsonObject {
      updateVisible();
      return (tree ??= assemble(plan, {
        valueOf: (pointer) => (visible.has(pointer) ? read(pointer) : undefined),
        isAdded: isThere,
      }));
    },
    visible(): ReadonlySet<Pointer> {
      updateVisible();
      return visible;
    },
  };
}
