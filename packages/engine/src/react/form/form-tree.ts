import type { GridCell, GridItem, GridRow } from '@signalbox/schemas';
import { fieldsInside, type FieldPlan, type FormPlan, type Pointer, type SectionPlan } from '../../core';

/**
 * Consecutive fields of one section, or rows of a grid. Big sections have several blocks, so that the browser can skip the
 * distant ones.
 */
export interface FieldBlock {
  kind: 'block';
  key: string;
  /** Position among all blocks of the form. */
  index: number;
  /** In reading order. */
  fields: FieldPlan[];
  /** Where a grid places the fields. Without it they are below each other. */
  rows?: GridLine[];
}

export interface GridLine {
  key: string;
  gap: GridRow['gap'];
  cells: { key: string; spans: GridCell['spans']; nodes: FormNode[] }[];
}

export interface SectionNode {
  kind: 'section';
  key: string;
  plan: SectionPlan;
  children: FormNode[];
  fields: FieldPlan[];
}

/** The title of a section whose fields have places of their own in the grid. */
export interface TitleNode {
  kind: 'title';
  key: string;
  plan: SectionPlan;
  /** The fields of the section. */
  fields: FieldPlan[];
}

export type FormNode = FieldBlock | SectionNode | TitleNode;

/** Maximum number of fields in one block. A row of a grid is in one block, however many it has. */
export const blockSize = 10;

/** The form in rendering order: nested sections, with their fields in blocks. */
export function formTree(plan: FormPlan): FormNode[] {
  const tree: Tree = {
    fields: new Map(plan.fields.map((field) => [field.pointer, field])),
    sections: new Map(plan.sections.map((section) => [section.pointer, section])),
    inside: fieldsInside(plan),
    blockCount: 0,
  };
  return nodesOf(tree, { pointer: '', grid: plan.grid, fields: plan.fields });
}

/** The fields that the node draws. */
export function fieldsDrawn(node: FormNode): FieldPlan[] {
  return node.kind === 'title' ? [] : node.fields;
}

interface Tree {
  fields: ReadonlyMap<Pointer, FieldPlan>;
  sections: ReadonlyMap<Pointer, SectionPlan>;
  /** The fields of a section with those of the sections in it. */
  inside: ReadonlyMap<Pointer, FieldPlan[]>;
  blockCount: number;
}

interface Section extends Pick<SectionPlan, 'pointer' | 'grid'> {
  fields: FieldPlan[];
}

/** Returns the nodes that the grid draws, then those that it leaves out. */
function nodesOf(tree: Tree, { pointer, grid = [], fields }: Section): FormNode[] {
  const nodes: FormNode[] = [];
  for (const row of grid) addRow(tree, nodes, row);
  const drawn = new Set(nodes.flatMap(fieldsDrawn));
  const left = new Set(fields.filter((field) => !drawn.has(field)));
  const added = new Set<SectionPlan>();
  for (const field of left) {
    const section = sectionBelow(tree, pointer, field.section);
    if (section === undefined) addField(tree, nodes, field);
    else if (!added.has(section)) nodes.push(sectionNode(tree, section, left));
    if (section !== undefined) added.add(section);
  }
  return nodes;
}

/** The section directly in `outer` that contains `inner`. Undefined for `outer` itself. */
function sectionBelow(tree: Tree, outer: Pointer, inner: Pointer): SectionPlan | undefined {
  const plan = inner === outer ? undefined : tree.sections.get(inner);
  return plan === undefined || plan.section === outer ? plan : sectionBelow(tree, outer, plan.section);
}

/** `among`: draws only these of its fields. */
function sectionNode(tree: Tree, plan: SectionPlan, among?: ReadonlySet<FieldPlan>): SectionNode {
  const inside = tree.inside.get(plan.pointer) ?? [];
  const fields = among ? inside.filter((field) => among.has(field)) : inside;
  const children = nodesOf(tree, { pointer: plan.pointer, grid: plan.grid, fields });
  return { kind: 'section', key: plan.pointer, plan, children, fields };
}

function addField(tree: Tree, nodes: FormNode[], field: FieldPlan): void {
  const last = nodes.at(-1);
  if (last?.kind === 'block' && !last.rows && last.fields.length < blockSize) last.fields.push(field);
  else nodes.push({ kind: 'block', key: field.pointer, index: tree.blockCount++, fields: [field] });
}

function addRow(tree: Tree, nodes: FormNode[], { gap, cells }: GridRow): void {
  const [cell, ...others] = cells;
  if (cell && others.length === 0 && isOfSections(tree, cell)) {
    addItems(tree, nodes, cell.items);
    return;
  }
  const index = tree.blockCount++;
  const line: GridLine = {
    key: String(index),
    gap,
    cells: cells.map(({ spans, items }, place) => {
      const inside: FormNode[] = [];
      addItems(tree, inside, items);
      return { key: String(place), spans, nodes: inside };
    }),
  };
  const fields = line.cells.flatMap((each) => each.nodes).flatMap(fieldsDrawn);
  const last = nodes.at(-1);
  if (last?.kind === 'block' && last.rows && last.fields.length + fields.length <= blockSize) {
    last.fields.push(...fields);
    last.rows.push(line);
  } else nodes.push({ kind: 'block', key: `row ${index}`, index, fields, rows: [line] });
}

/** True for a cell of the whole width without fields of its own: its sections are drawn as those outside of a grid. */
function isOfSections(tree: Tree, { spans, items }: GridCell): boolean {
  return spans.every((span) => span === 24) && !items.some((item) => 'at' in item && tree.fields.has(item.at));
}

function addItems(tree: Tree, nodes: FormNode[], items: GridItem[]): void {
  for (const item of items) {
    if ('row' in item) addRow(tree, nodes, item.row);
    else if ('title' in item) addTitle(tree, nodes, item.title);
    else {
      const [field, section] = [tree.fields.get(item.at), tree.sections.get(item.at)];
      if (field) addField(tree, nodes, field);
      else if (section) nodes.push(sectionNode(tree, section));
    }
  }
}

function addTitle(tree: Tree, nodes: FormNode[], pointer: Pointer): void {
  const plan = tree.sections.get(pointer);
  const fields = tree.inside.get(pointer) ?? [];
  if (plan) nodes.push({ kind: 'title', key: `title ${pointer}`, plan, fields });
}
