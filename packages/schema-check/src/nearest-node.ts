import { getNodeValue, type Node } from 'jsonc-parser';
import { pointerOf } from '@signalbox/engine/core';
import { type OwnDefinition, ownDefinition, ownDefinitions } from '@signalbox/form-compiler/plain-form';
import { isSchema } from '@signalbox/schemas/is-schema';
import { childOf, valueAt } from './node-at';
import { placeInDefinedUi } from './defined-ui-place';

/**
 * The value at `path` of a form's file, or the nearest one above it. Follows the plain form of a schema back to the file: a
 * definition is where `#/definitions/…` names it, a property where a part or a condition declares it.
 */
export function nearestNode(root: Node | undefined, path: string[]): Nearest {
  let node = root;
  let walked: string[] = [];
  const atRoot = atRootOf(root, path);
  const start = atRoot ?? path;
  const defined = placeInDefinedUi(root, start) ?? ofPlainDefinition(root, start);
  let rest = defined ?? start;
  let moves = rest === path ? 0 : 1;
  while (rest.length > 0 && moves < maxMoves) {
    const [name = '', ...after] = rest;
    const child = childOf(node, name);
    const ref = child ? undefined : childOf(node, '$ref');
    const definition = definitionOf(root, ref);
    const elsewhere = ref ? undefined : (introducedBy(node, rest) ?? addedBy(node, rest) ?? ofPattern(node, rest));
    if (definition) {
      [node, walked, moves] = [root, [], moves + 1];
      rest = ['schema', definition.keyword, definition.name, ...rest];
    } else if (ref) {
      return { node: ref, pointer: pointerOf([...walked, '$ref']), isWhole: false, isMoved: moves > 0 };
    } else if (elsewhere) {
      [rest, moves] = [elsewhere, moves + 1];
    } else if (child) {
      node = child;
      walked = [...walked, name];
      rest = after;
    } else {
      break;
    }
  }
  return { node, pointer: pointerOf(walked), isWhole: rest.length === 0, isMoved: moves > 0 };
}

interface Nearest {
  node: Node | undefined;
  /** Pointer of `node`. */
  pointer: string;
  /** True if `node` is what the path names. */
  isWhole: boolean;
  /** True if it is at another place of the file than the path says. */
  isMoved: boolean;
}

/** A definition that is itself has no end. */
const maxMoves = 100;

/** The root of the file has the keywords of the settings that `othersIn` and `valueIn` name. */
function atRootOf(root: Node | undefined, path: string[]): string[] | undefined {
  const [top = '', keyword, ...rest] = path;
  const isNamed = (key: string, name: string | undefined) => name !== undefined && childOf(root, key)?.value === name;
  const isThere = (count: number) => valueAt(root, path.slice(0, count)) !== undefined;
  const [name, ...inside] = rest;
  if (top === 'schema' && keyword === 'properties' && (isNamed('othersIn', name) || isNamed('valueIn', name)))
    return isThere(3) ? undefined : [top, ...inside];
  return top === 'uiSchema' && isNamed('valueIn', keyword) && !isThere(2) ? [top, ...rest] : undefined;
}

/** The form's own definition that a `$ref` names. */
function definitionOf(root: Node | undefined, ref: Node | undefined): OwnDefinition | undefined {
  const value: unknown = ref?.value;
  const schema: unknown = typeof value === 'string' ? schemaIn(root) : undefined;
  return isSchema(schema) ? ownDefinition(schema, String(value)) : undefined;
}

/** Returns where the file has a definition that the plain form has by another name, or in `definitions`. */
function ofPlainDefinition(root: Node | undefined, path: string[]): string[] | undefined {
  const [top, keyword, name, ...rest] = path;
  if (top !== 'schema' || keyword !== 'definitions' || valueAt(root, path.slice(0, 3))) return undefined;
  const schema = schemaIn(root);
  const own = isSchema(schema) ? ownDefinitions(schema).find(({ plainName }) => plainName === name) : undefined;
  return own && [top, own.keyword, own.name, ...rest];
}

function schemaIn(root: Node | undefined): unknown {
  const schema = childOf(root, 'schema');
  return schema && (getNodeValue(schema) as unknown);
}

/** The pattern of which the plain form makes a schema of the names, or of all values. */
function ofPattern(node: Node | undefined, [keyword, ...rest]: string[]): string[] | undefined {
  const patterns =
    childOf(node, 'patternProperties')?.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
  const [first] = patterns;
  if (first === undefined) return undefined;
  const isHere = keyword !== undefined && childOf(node, keyword)?.type === 'object';
  if (keyword === 'additionalProperties' && !isHere) return ['patternProperties', first, ...rest];
  if (keyword !== 'propertyNames' || rest.at(-1) !== 'pattern' || valueAt(node, [keyword, ...rest])) return undefined;
  const place = rest.at(-3) === 'anyOf' ? Number(rest.at(-2)) : 0;
  return ['patternProperties', patterns[place] ?? first];
}

/** The path from `node` to a property that a part, a condition or `dependencies` of the object declare. */
function introducedBy(node: Node | undefined, [keyword, name = '', ...rest]: string[]): string[] | undefined {
  if (keyword !== 'properties' || childOf(childOf(node, 'properties'), name)) return undefined;
  const declaring = branchesOf(node)
    .map((branch) => [...branch, 'properties', name, ...rest])
    .filter((path) => valueAt(node, path.slice(0, path.length - rest.length))?.type === 'object');
  // Several parts may declare it, each with keywords of its own.
  return declaring.find((path) => valueAt(node, path) !== undefined) ?? declaring[0];
}

/** The `dependencies` of an object, from which the plain form makes more parts of its `allOf`. */
function addedBy(node: Node | undefined, [keyword, index]: string[]): string[] | undefined {
  const isThere = childOf(childOf(node, 'allOf'), index ?? '') !== undefined;
  return keyword === 'allOf' && !isThere && childOf(node, 'dependencies') ? ['dependencies'] : undefined;
}

/** Paths from an object's schema to the parts of its `allOf`, and to the schemas that its conditions and `dependencies` apply. */
function branchesOf(node: Node | undefined): string[][] {
  const parts = [[], ...indexes(childOf(node, 'allOf')).map((index) => ['allOf', index])];
  const dependencies = (childOf(node, 'dependencies')?.children ?? []).map((property) => [
    'dependencies',
    String(property.children?.[0]?.value),
  ]);
  return [
    ...parts.flatMap((part) => [...(part.length > 0 ? [part] : []), [...part, 'then'], [...part, 'else']]),
    ...dependencies.flatMap((depends) => [
      depends,
      ...indexes(valueAt(node, [...depends, 'oneOf'])).map((index) => [...depends, 'oneOf', index]),
    ]),
  ];
}

function indexes(list: Node | undefined): string[] {
  return (list?.type === 'array' ? (list.children ?? []) : []).map((_, index) => String(index));
}
