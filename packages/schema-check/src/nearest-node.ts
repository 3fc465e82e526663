import type { Node } from 'jsonc-parser';
import { pointerOf } from '@signalbox/engine/core';

/**
 * The value at `path` of a form's file, or the nearest one above it. Follows the plain form of a schema back to the file: a
 * definition is where `#/definitions/…` names it, a property where a part or a condition declares it.
 */
export function nearestNode(root: Node | undefined, path: string[]): Nearest {
  let node = root;
  let walked: string[] = [];
  const others = ofOthers(root, path);
  let rest = others ?? path;
  let moves = others ? 1 : 0;
  while (rest.length > 0 && moves < maxMoves) {
    const [name = '', ...after] = rest;
    const child = childOf(node, name);
    const ref = child ? undefined : childOf(node, '$ref');
    const definition = definitionOf(ref);
    const elsewhere = ref ? undefined : (introducedBy(node, rest) ?? addedBy(node, rest));
    if (definition && childOf(childOf(childOf(root, 'schema'), 'definitions'), definition)) {
      [node, walked, moves] = [root, [], moves + 1];
      rest = ['schema', 'definitions', definition, ...rest];
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
  /** Of `node`. */
  pointer: string;
  /** True if `node` is what the path names. */
  isWhole: boolean;
  /** True if it is at another place of the file than the path says. */
  isMoved: boolean;
}

/** A definition that is itself has no end. */
const maxMoves = 100;

/** The root of the schema has the keywords of what users name beside its properties. */
function ofOthers(root: Node | undefined, path: string[]): string[] | undefined {
  const [schema = '', properties, name, ...rest] = path;
  const isOthers = schema === 'schema' && properties === 'properties' && childOf(root, 'othersIn')?.value === name;
  return isOthers && valueAt(root, path.slice(0, 3)) === undefined ? [schema, ...rest] : undefined;
}

/** Name of the form's own definition that a `$ref` names. */
function definitionOf(ref: Node | undefined): string | undefined {
  const value: unknown = ref?.value;
  return typeof value === 'string' && value.startsWith(localPrefix) ? value.slice(localPrefix.length) : undefined;
}

const localPrefix = '#/definitions/';

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

function valueAt(node: Node | undefined, path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, name) => childOf(at, name), node);
}

function childOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(name)];
  if (node?.type !== 'object') return undefined;
  return node.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];
}
