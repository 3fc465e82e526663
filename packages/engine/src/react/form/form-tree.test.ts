import { expect, it } from 'vitest';
import type { GridRow, JsonSchema } from '@signalbox/schemas';
import { planForm } from '../../core';
import { aForm } from '../../testing/a-form';
import { linesOf } from './field-height';
import { type FormNode, formTree } from './form-tree';

const text: JsonSchema = { type: 'string' };
const cell = (span: number, ...items: GridRow['cells'][number]['items']) => ({
  spans: [span, span, span, span] as [number, number, number, number],
  items,
});
const at = (pointer: string) => ({ at: pointer });

const person: JsonSchema = { type: 'object', properties: { first: text, last: text, city: text } };
const aPlan = (grid: GridRow[]) =>
  planForm(aForm({ schema: { type: 'object', properties: { note: text, person } }, uiSchema: { 'ui:grid': grid } }));

/** Returns what is drawn, in reading order: a row as a list. */
function outline(nodes: FormNode[]): unknown[] {
  return nodes.map((node) => {
    if (node.kind === 'title') return `title ${node.plan.pointer}`;
    if (node.kind === 'section') return { [node.plan.pointer]: outline(node.children) };
    if (node.rows === undefined) return node.fields.map(({ pointer }) => pointer);
    return node.rows.map(({ cells }) => cells.map(({ nodes: inner }) => outline(inner)));
  });
}

it('draws rows of a grid in a block, and the title of a section by itself', () => {
  const plan = aPlan([
    { cells: [cell(24, { title: '/person' })] },
    { cells: [cell(12, at('/person/last')), cell(12, at('/person/first'))] },
    { cells: [cell(24, at('/note'))] },
    { cells: [cell(24, at('/person/city'))] },
  ]);
  const tree = formTree(plan);
  expect(outline(tree)).toEqual([
    'title /person',
    [[[['/person/last']], [['/person/first']]], [[['/note']]], [[['/person/city']]]],
  ]);
  expect(tree.map(linesOf)).toEqual([0, 3]);
  expect(plan.fields.map(({ pointer }) => pointer)).toEqual(['/person/last', '/person/first', '/note', '/person/city']);
});

it('draws a section in a cell, and what the grid leaves out after it', () => {
  const [section] = formTree(aPlan([{ cells: [cell(8, at('/person')), cell(16, at('/note'))] }]));
  expect(outline(section ? [section] : [])).toEqual([
    [[[{ '/person': [['/person/first', '/person/last', '/person/city']] }], [['/note']]]],
  ]);
  expect(outline(formTree(aPlan([{ cells: [cell(12, at('/person/city')), cell(12, at('/note'))] }])))).toEqual([
    [[[['/person/city']], [['/note']]]],
    { '/person': [['/person/first', '/person/last']] },
  ]);
});

it('has blocks of few rows, so that far ones cost little', () => {
  const names = Array.from({ length: 60 }, (_, index) => `a${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const grid = names
    .filter((_, index) => index % 3 === 0)
    .map((name, row) => ({
      cells: [name, `a${row * 3 + 1}`, `a${row * 3 + 2}`].map((each) => cell(8, at(`/${each}`))),
    }));
  const tree = formTree(planForm(aForm({ schema: { type: 'object', properties }, uiSchema: { 'ui:grid': grid } })));
  expect(tree.map((node) => [node.fields.length, linesOf(node)])).toEqual(
    Array.from({ length: 7 }, (_, index) => (index < 6 ? [9, 3] : [6, 2])),
  );
});
