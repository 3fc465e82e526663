import { ApiError } from '@signalbox/api/client';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { ServerError } from '@signalbox/engine/react';
import { valuesOf, type PageNode, type PageTree } from '../../shared/tree/page-node';
import { isSameJson } from '../../shared/tree/same-json';

/** A page that the server rejected. */
export interface RejectedPage {
  /** As it was sent. */
  node: PageNode;
  /** Its pointer starts at the page, e.g. `/path`; '' for the page as a whole. */
  error: ServerError;
}

/** The pages that an error of the server is about; none for an error that is not about a page. */
export function rejectedPages(error: unknown, sent: PageTree): RejectedPage[] {
  if (!(error instanceof ApiError)) return [];
  return (error.body.faults ?? []).flatMap(({ pointer, keyword, params }) => {
    const [field, ...path] = pathOf(pointer);
    const found = field === 'routers' ? nodeAt(sent, path) : undefined;
    return found === undefined ? [] : [{ node: found.node, error: { pointer: found.pointer, keyword, params } }];
  });
}

/** The errors of a page that has not changed since it was sent. */
export function errorsAt(rejected: readonly RejectedPage[], node: PageNode): ServerError[] {
  return rejected
    .filter(({ node: sent, error }) => error.pointer !== '' && sent.key === node.key && isSameValues(sent, node))
    .map(({ error }) => error);
}

function isSameValues(one: PageNode, other: PageNode): boolean {
  return one === other || isSameJson({ ...valuesOf(one) }, { ...valuesOf(other) });
}

function nodeAt(tree: PageTree, [index, ...inner]: string[]): { node: PageNode; pointer: string } | undefined {
  const node = tree[Number(index)];
  if (node === undefined) return undefined;
  const [name, ...below] = inner;
  if (name === 'children' && below.length > 0) return nodeAt(node.children ?? [], below);
  return { node, pointer: inner.length === 0 ? '' : pointerOf(inner) };
}
