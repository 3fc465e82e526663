import { type FormPlan, isWithin, pathOf, type Pointer, readAt } from '@signalbox/engine/core';
import { withDefinedUi, withPlainRoot } from '@signalbox/form-compiler/plain-form';
import { listed } from '@signalbox/form-compiler/suggest';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { objectOf } from '@signalbox/schemas/json';
import { planOf } from '../check-claims';
import type { Declared } from '../declared';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { draws, gridAround, type GridNode, gridNodes } from './grid-nodes';
import { wrongCondition, wrongName } from './grid-names';

/** A grid stands at the tab or a section, and has each of its fields once. */
export function checkGrids({ forms, shared, entities }: Sources): ValidationError[] {
  const library = { shared: byName(shared), entities: byName(entities) };
  return forms.flatMap((form) => {
    const { plan } = planOf(form);
    const uiSchema = withDefinedUi(withPlainRoot(form.definition), library);
    return plan === undefined ? [] : errorsOf(form.source, { uiSchema, plan });
  });
}

function byName(files: Declared<JsonSchema>[]): Record<string, JsonSchema> {
  return Object.fromEntries(files.map(({ name, definition }) => [name, definition]));
}

function errorsOf(source: SourceFile, { uiSchema, plan }: { uiSchema: UiSchema; plan: FormPlan }): ValidationError[] {
  const nodes = gridNodes(uiSchema, plan);
  return nodes.flatMap((node) => {
    const wrong = wrongPlace(node, nodes);
    const isLeftOut = (each: GridNode) => isInvalid(each, source);
    // It is not known what such a grid draws.
    if (isLeftOut(node) || (node.isTitle && nodes.some(isLeftOut))) return [];
    if (wrong) return [errorAt(source, node.uiAt + wrong.at, wrong)];
    const names = namesErrors(node, { plan, nodes });
    const left = names.length > 0 || !node.hasGridField ? undefined : unreached(node, { plan, nodes });
    return [...names, ...(left ? [left] : [])].map((reported) => errorAt(source, reported.at, reported));
  });
}

/** A grid with an error of its own is left out of the definition. */
function isInvalid(node: GridNode, source: SourceFile): boolean {
  const written = readAt(objectOf(source.value), `${node.uiAt}/ui:layoutGrid`);
  return node.hasGridField && written !== undefined && !hasGrid(node);
}

function hasGrid({ uiSchema }: GridNode): boolean {
  return uiSchema['ui:layoutGrid'] !== undefined;
}

type Placed = Reported & { at: string };

function wrongPlace(node: GridNode, nodes: readonly GridNode[]): Placed | undefined {
  const { uiSchema, isSection, hasGridField, isTitle, pointer } = node;
  const around = gridAround(nodes, pointer);
  if (isTitle && (!isSection || pointer === ''))
    return {
      at: '/ui:field',
      wrong: '"LayoutHeaderField" draws the title of a section, and this is none',
      remedy: 'remove it',
    };
  if (isTitle && (around === undefined || !draws(around, nodes, pointer)))
    return {
      at: '/ui:field',
      wrong: 'no grid draws this title',
      remedy: around
        ? 'name the section in the grid around it, before its fields'
        : 'remove it: a section has its title',
    };
  if (hasGrid(node) && !hasGridField)
    return {
      at: '/ui:layoutGrid',
      atKey: true,
      wrong: 'the grid has no effect here',
      remedy: 'write "ui:field": "LayoutGridField" beside it',
    };
  if (hasGridField && !hasGrid(node))
    return { at: '/ui:field', wrong: 'the grid is missing', remedy: 'write "ui:layoutGrid" beside it, or remove it' };
  if (!isSection)
    return {
      at: '/ui:field',
      wrong: 'a grid lays out the fields of a tab or section, and this is neither',
      remedy: 'move it to the root of "uiSchema", or to a section',
    };
  if (uiSchema['ui:order'] !== undefined)
    return { at: '/ui:order', atKey: true, wrong: 'the grid has an order of its own', remedy: 'remove one of the two' };
  if (around && hasGridField && !draws(around, nodes, pointer))
    return {
      at: '/ui:layoutGrid',
      atKey: true,
      wrong: 'the grid is not drawn: the one around it has places for these fields',
      remedy: 'name the section there in their place, or remove this grid',
    };
  return undefined;
}

interface Known {
  plan: FormPlan;
  nodes: readonly GridNode[];
}

function namesErrors({ names, pointer }: GridNode, { plan, nodes }: Known): Placed[] {
  const taken: Pointer[] = [];
  const drawn = new Set(names.map(({ named }) => named));
  const conditions = new Map(names.flatMap((each) => each.conditions.map((one) => [one.pointer, one] as const)));
  return [
    ...names.flatMap(({ name, named, pointer: at }): Placed[] => {
      const wrong = wrongName({ name, plan, within: pointer, drawn });
      if (wrong) return [{ at, ...wrong }];
      const isTitle = nodes.some((node) => node.isTitle && node.pointer === named);
      const place = isTitle ? `${named}/ title` : named;
      const isTwice = taken.some((each) => isWithin(place, each) || isWithin(each, place));
      taken.push(place);
      return isTwice ? [{ at, wrong: `"${name}" has a place in the grid already`, remedy: twice }] : [];
    }),
    ...[...conditions.values()].flatMap((condition): Placed[] => {
      const shown = names.filter(({ conditions: around }) => around.some((one) => one.pointer === condition.pointer));
      const wrong = wrongCondition({ condition, shown, plan, within: pointer, drawn });
      return wrong ? [{ at: `${condition.pointer}/field`, ...wrong }] : [];
    }),
  ];
}

const twice =
  'name it once; a "ui:condition" with "operator": "some" and a list as "value" shows it for several values';

function unreached(node: GridNode, known: Known): Placed | undefined {
  return leftOut(node, known) ?? unadded(node, known);
}

/** A section that users add, whose fields stand in the grid without its title: that has the button. */
function unadded(node: GridNode, { plan, nodes }: Known): Placed | undefined {
  const section = plan.sections.find(
    ({ isOptional, pointer }) =>
      isOptional &&
      pointer !== node.pointer &&
      isWithin(pointer, node.pointer) &&
      node.names.some(({ named }) => isWithin(named, pointer)) &&
      !draws(node, nodes, pointer),
  );
  if (section === undefined) return undefined;
  const name = shortName(pathOf(section.pointer), node);
  return {
    at: `${node.uiAt}/ui:layoutGrid`,
    atKey: true,
    wrong: `the grid has fields of ${name}, and no place for its button “Add”`,
    remedy: `name ${name} before them, with "ui:field": "LayoutHeaderField", or in their place`,
  };
}

function shortName(path: readonly string[], { pointer }: GridNode): string {
  return `"${path.slice(pathOf(pointer).length).join('.')}"`;
}

/** The fields that no user could reach. */
function leftOut(node: GridNode, { plan, nodes }: Known): Placed | undefined {
  const inside = plan.fields.filter(({ pointer, widget }) => isWithin(pointer, node.pointer) && widget !== 'hidden');
  const left = inside.filter(({ pointer }) => !draws(node, nodes, pointer));
  if (left.length === 0) return undefined;
  const named = listed(left.map(({ path }) => shortName(path, node)));
  return {
    at: `${node.uiAt}/ui:layoutGrid`,
    atKey: true,
    wrong: `the grid lacks ${named}: users could not reach ${left.length === 1 ? 'it' : 'them'}`,
    remedy: 'name each field, or the section around it',
  };
}
