import { atom, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CompiledForm, JsonObject, JsonValue } from '@signalbox/schemas';
import {
  isDeprecated,
  isSameValue,
  pathOf,
  readAt,
  type FieldError,
  type FieldPlan,
  type FormPlan,
  type FormValues,
  type Pointer,
} from '../../core';
import { allOf, always, isThereAround, never, sectionAtoms, type SectionAtoms } from './section-atoms';

/** The atoms that one field's component subscribes to. */
export interface FieldAtoms {
  plan: FieldPlan;
  value: PrimitiveAtom<JsonValue | undefined>;
  /** The error that the field shows now; undefined while the field was not touched. */
  error: PrimitiveAtom<FieldError | undefined>;
  isVisible: Atom<boolean>;
  /** Visible, and for a deprecated field: with a value of its own now or when the draft began. */
  isDrawn: Atom<boolean>;
  isRequired: Atom<boolean>;
  /** The choices that other fields leave now, and the present value; undefined: all of the schema. */
  choices: Atom<JsonValue[] | undefined>;
}

export interface AtomTable {
  has: (pointer: Pointer) => boolean;
  /** Creates the field's atoms on first use: most fields of a long form are never rendered. */
  get: (pointer: Pointer) => FieldAtoms | undefined;
  /** The field's atoms if they exist. */
  made: (pointer: Pointer) => FieldAtoms | undefined;
  /** By pointer, in the order of the plan. */
  sections: ReadonlyMap<Pointer, SectionAtoms>;
}

const allChoices = atom(undefined);

interface AtomTableOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  /** A field's value before its atoms exist, and the optional sections that the draft begins with. */
  saved: FormValues;
  /** The saved settings of all tabs. Undefined: conditions on them count as true. */
  settings: Atom<JsonObject> | undefined;
}

/** One atom per value and per error. Visibility depends only on the fields that its conditions read. */
export function atomTable({ plan, compiled, saved, settings }: AtomTableOptions): AtomTable {
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
      const test = compiled.conditions[index];
      if (test === undefined) throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
      if (condition.ofSettings !== undefined) return settings === undefined || test(read(settings));
      const seen: JsonObject = {};
      for (const pointer of condition.readsSections) {
        const section = sections.get(pointer);
        if (section !== undefined && read(section.isThere)) put(seen, pathOf(pointer), {});
      }
      for (const pointer of condition.reads) {
        const field = get(pointer);
        // A hidden field counts as empty, as in `visibleFields`.
        if (field !== undefined && read(field.isVisible)) put(seen, field.plan.path, read(field.value));
      }
      return test(readAt(seen, condition.at) ?? {});
    }),
  );
  const atomsOf = (indexes: number[]) => indexes.flatMap((index) => conditions[index] ?? []);
  const sections = sectionAtoms({ plan, isAdded: saved.isAdded, atomsOf });
  const fieldAtoms = (field: FieldPlan): FieldAtoms => {
    const shows = [...atomsOf(field.when), ...isThereAround(sections, field)];
    const requires = atomsOf(field.requiredWhen);
    const first = saved.valueOf(field.pointer);
    const value = atom(first);
    const isVisible = allOf(shows);
    return {
      plan: field,
      value,
      error: atom<FieldError | undefined>(undefined),
      isVisible,
      isDrawn: !isDeprecated(field)
        ? isVisible
        : hasOwnValue(field, first)
          ? isVisible
          : atom((read) => read(isVisible) && hasOwnValue(field, read(value))),
      isRequired: field.isRequired
        ? always
        : requires.length === 0
          ? never
          : atom((read) => requires.some((each) => read(each))),
      choices: field.narrowedWhen.length === 0 ? allChoices : choicesAtom({ field, value, conditions }),
    };
  };
  return { has: (pointer) => plans.has(pointer), get, made: (pointer) => atoms.get(pointer), sections };
}

interface ChoicesOptions {
  field: FieldPlan;
  value: FieldAtoms['value'];
  conditions: Atom<boolean>[];
}

function choicesAtom({ field: { schema, narrowedWhen }, value, conditions }: ChoicesOptions): FieldAtoms['choices'] {
  return atom((read) => {
    const excluding = narrowedWhen.filter(({ condition }) => conditions[condition] && read(conditions[condition]));
    if (excluding.length === 0) return undefined;
    const present = read(value);
    return schema.enum?.filter(
      (choice) => choice === present || excluding.every(({ values }) => values.includes(choice)),
    );
  });
}

/** A default is no value of its own: every project would have it. */
function hasOwnValue({ schema, isNullable }: FieldPlan, value: JsonValue | undefined): boolean {
  return value !== undefined && (value !== null || isNullable) && !isSameValue(value, schema.default);
}

function put(root: JsonObject, path: string[], value: JsonValue | undefined): void {
  const name = path.at(-1);
  if (name === undefined || value === undefined) return;
  const parent = path.slice(0, -1).reduce((each, step) => (each[step] ??= {}) as JsonObject, root);
  parent[name] = value;
}
