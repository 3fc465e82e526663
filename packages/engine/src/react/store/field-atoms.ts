import { atom, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CompiledForm, JsonObject, JsonValue } from '@signalbox/schemas';
import { readAt, type FieldFault, type FieldPlan, type FormPlan, type Pointer } from '../../core';

/** What one field's component subscribes to. */
export interface FieldAtoms {
  plan: FieldPlan;
  value: PrimitiveAtom<JsonValue | undefined>;
  /** The fault that is shown now; undefined while the field was not touched. */
  fault: PrimitiveAtom<FieldFault | undefined>;
  isVisible: Atom<boolean>;
  isRequired: Atom<boolean>;
}

const always = atom(true);
const never = atom(false);

/** One atom per value and per fault; visibility reads only the fields that its conditions read. */
export function fieldAtoms({
  plan,
  compiled,
  values,
}: {
  plan: FormPlan;
  compiled: CompiledForm;
  values: JsonObject;
}): Map<Pointer, FieldAtoms> {
  const fields = new Map<Pointer, FieldAtoms>();
  const conditions = plan.conditions.map((condition, index) =>
    atom((get) => {
      const judge = compiled.conditions[index];
      if (judge === undefined) throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
      const seen: JsonObject = {};
      for (const pointer of condition.reads) {
        const field = fields.get(pointer);
        // A hidden field counts as empty, as in `visibleFields`.
        if (field !== undefined && get(field.isVisible)) put(seen, field.plan.path, get(field.value));
      }
      return judge(readAt(seen, condition.at) ?? {});
    }),
  );
  const holds = (indexes: number[]) => indexes.flatMap((index) => conditions[index] ?? []);
  for (const field of plan.fields) {
    const shows = holds(field.when);
    const requires = holds(field.requiredWhen);
    fields.set(field.pointer, {
      plan: field,
      value: atom(readAt(values, field.pointer)),
      fault: atom<FieldFault | undefined>(undefined),
      isVisible: shows.length === 0 ? always : atom((get) => shows.every((each) => get(each))),
      isRequired: field.isRequired
        ? always
        : requires.length === 0
          ? never
          : atom((get) => requires.some((each) => get(each))),
    });
  }
  return fields;
}

function put(root: JsonObject, path: string[], value: JsonValue | undefined): void {
  const name = path.at(-1);
  if (name === undefined || value === undefined) return;
  const parent = path.slice(0, -1).reduce((each, step) => (each[step] ??= {}) as JsonObject, root);
  parent[name] = value;
}
