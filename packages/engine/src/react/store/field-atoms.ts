import { atom, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CompiledForm, JsonObject, JsonValue } from '@signalbox/schemas';
import { readAt, type FieldError, type FieldPlan, type FormPlan, type Pointer } from '../../core';

/** What one field's component subscribes to. */
export interface FieldAtoms {
  plan: FieldPlan;
  value: PrimitiveAtom<JsonValue | undefined>;
  /** The fault that is shown now; undefined while the field was not touched. */
  error: PrimitiveAtom<FieldError | undefined>;
  isVisible: Atom<boolean>;
  isRequired: Atom<boolean>;
}

export interface AtomTable {
  has: (pointer: Pointer) => boolean;
  /** Makes the field's atoms when they are first asked for: most fields of a long form are never looked at. */
  get: (pointer: Pointer) => FieldAtoms | undefined;
  /** Only if they are made. */
  made: (pointer: Pointer) => FieldAtoms | undefined;
}

const always = atom(true);
const never = atom(false);

/** One atom per value and per fault; visibility reads only the fields that its conditions read. */
export function atomTable({
  plan,
  compiled,
  initial,
}: {
  plan: FormPlan;
  compiled: CompiledForm;
  /** What a field holds while its atoms are not made. */
  initial: (pointer: Pointer) => JsonValue | undefined;
}): AtomTable {
  const plans = new Map(plan.fields.map((field) => [field.pointer, field]));
  const atoms = new Map<Pointer, FieldAtoms>();
  const get = (pointer: Pointer) => {
    const known = atoms.get(pointer);
    if (known !== undefined) return known;
    const field = plans.get(pointer);
    if (field === undefined) return undefined;
    const made = fieldAtoms(field);
    atoms.set(pointer, made);
    return made;
  };
  const conditions = plan.conditions.map((condition, index) =>
    atom((read) => {
      const validate = compiled.conditions[index];
      if (validate === undefined) throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
      const seen: JsonObject = {};
      for (const pointer of condition.reads) {
        const field = get(pointer);
        // A hidden field counts as empty, as in `visibleFields`.
        if (field !== undefined && read(field.isVisible)) put(seen, field.plan.path, read(field.value));
      }
      return validate(readAt(seen, condition.at) ?? {});
    }),
  );
  const holds = (indexes: number[]) => indexes.flatMap((index) => conditions[index] ?? []);
  const fieldAtoms = (field: FieldPlan): FieldAtoms => {
    const shows = holds(field.when);
    const requires = holds(field.requiredWhen);
    return {
      plan: field,
      value: atom(initial(field.pointer)),
      error: atom<FieldError | undefined>(undefined),
      isVisible: shows.length === 0 ? always : atom((read) => shows.every((each) => read(each))),
      isRequired: field.isRequired
        ? always
        : requires.length === 0
          ? never
          : atom((read) => requires.some((each) => read(each))),
    };
  };
  return { has: (pointer) => plans.has(pointer), get, made: (pointer) => atoms.get(pointer) };
}

function put(root: JsonObject, path: string[], value: JsonValue | undefined): void {
  const name = path.at(-1);
  if (name === undefined || value === undefined) return;
  const parent = path.slice(0, -1).reduce((each, step) => (each[step] ??= {}) as JsonObject, root);
  parent[name] = value;
}
