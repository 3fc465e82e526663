import type { FieldPlan, FormPlan, Pointer, SectionPlan } from '../../core';

/**
 * Consecutive fields of one section. Big sections have several blocks, so that the browser can skip the distant ones.
 */
export interface FieldBlock {
  kind: 'block';
  key: string;
  /** Position among all blocks of the form. */
  index: number;
  fields: FieldPlan[];
}

export interface SectionNode {
  kind: 'section';
  key: string;
  plan: SectionPlan;
  children: FormNode[];
  fields: FieldPlan[];
}

export type FormNode = FieldBlock | SectionNode;

/** Maximum number of fields in one block. */
export const blockSize = 10;

/** The form in rendering order: nested sections, with their fields in blocks. */
export function formTree(plan: FormPlan): FormNode[] {
  const sections = new Map<Pointer, SectionNode>();
  const roots: FormNode[] = [];
  let blockCount = 0;
  const childrenOf = (pointer: Pointer): FormNode[] => (pointer === '' ? roots : sectionOf(pointer).children);
  const sectionOf = (pointer: Pointer): SectionNode => {
    const known = sections.get(pointer);
    if (known !== undefined) return known;
    const section = plan.sections.find((each) => each.pointer === pointer);
    if (section === undefined) throw new Error(`${plan.form.id} has no section ${pointer}.`);
    const node: SectionNode = { kind: 'section', key: pointer, plan: section, children: [], fields: [] };
    sections.set(pointer, node);
    childrenOf(section.section).push(node);
    return node;
  };
  for (const field of plan.fields) {
    const children = childrenOf(field.section);
    const last = children.at(-1);
    if (last?.kind === 'block' && last.fields.length < blockSize) last.fields.push(field);
    else children.push({ kind: 'block', key: field.pointer, index: blockCount++, fields: [field] });
    for (let around = field.section; around !== ''; around = sectionOf(around).plan.section)
      sectionOf(around).fields.push(field);
  }
  return roots;
}
