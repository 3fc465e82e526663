import { atom, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import { optionalSections, type FieldPlan, type FormPlan, type Pointer, type SectionPlan } from '../../core';

/** The state of an optional section. */
export interface SectionAtoms {
  isAdded: PrimitiveAtom<boolean>;
  /** No condition hides it, and the optional section around it is there: it may be added, or is there. */
  isVisible: Atom<boolean>;
  /** Visible and added: its fields are drawn. */
  isThere: Atom<boolean>;
}

export const always = atom(true);
export const never = atom(false);

export function allOf(shows: Atom<boolean>[]): Atom<boolean> {
  return shows.length === 0 ? always : atom((read) => shows.every((each) => read(each)));
}

interface SectionAtomsOptions {
  plan: FormPlan;
  /** True if the draft begins with this optional section. */
  isAdded: (section: Pointer) => boolean;
  /** The atoms of conditions. */
  atomsOf: (conditions: number[]) => Atom<boolean>[];
}

/** The atoms of the optional sections, in the order of the plan. */
export function sectionAtoms({ plan, isAdded, atomsOf }: SectionAtomsOptions): ReadonlyMap<Pointer, SectionAtoms> {
  const sections = new Map<Pointer, SectionAtoms>();
  for (const section of optionalSections(plan)) {
    const own = atom(isAdded(section.pointer));
    const isVisible = allOf([...atomsOf(section.when), ...isThereAround(sections, section)]);
    sections.set(section.pointer, { isAdded: own, isVisible, isThere: allOf([isVisible, own]) });
  }
  return sections;
}

/** True while the optional section around a part is there. Nothing for a part that is in none. */
export function isThereAround(
  sections: ReadonlyMap<Pointer, SectionAtoms>,
  { optionalIn }: FieldPlan | SectionPlan,
): Atom<boolean>[] {
  return optionalIn === undefined ? [] : [sections.get(optionalIn)?.isThere ?? never];
}
