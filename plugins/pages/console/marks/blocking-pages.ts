import { blockingErrors, errorsOfForm, isSameValue, planForm, readAt, type FieldError } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, JsonObject } from '@signalbox/schemas';
import { findNode } from '../../shared/tree/find-node';
import { valuesOf, type PageNode, type PageTree } from '../../shared/tree/page-node';
import { errorsAt, type RejectedPage } from '../save/rejected-pages';

interface BlockingPagesOptions {
  /** Keys of the pages that have a value to correct. */
  invalid: readonly string[];
  tree: PageTree;
  stored: PageTree;
  form: FormDefinition;
  compiled: CompiledForm;
  rejected: readonly RejectedPage[];
}

/**
 * The invalid pages that prevent saving. A stored value that no longer validates and that the draft does not touch prevents
 * nothing: the server does the same (`withoutStoredTreeErrors`).
 */
export function blockingPages({ invalid, tree, stored, form, compiled, rejected }: BlockingPagesOptions): string[] {
  if (invalid.length === 0) return [];
  const plan = planForm(form);
  const errorsOf = (node: PageNode): FieldError[] => errorsOfForm({ plan, compiled, values: jsonOf(node) });
  return invalid.filter((key) => {
    const node = findNode(tree, key)?.node;
    const before = findNode(stored, key)?.node;
    if (node === undefined || before === undefined || errorsAt(rejected, node).length > 0) return true;
    const isChanged = (field: string) => !isSameValue(readAt(jsonOf(node), field), readAt(jsonOf(before), field));
    return blockingErrors({ errors: errorsOf(node), stored: errorsOf(before), isChanged }).length > 0;
  });
}

/** A page with pages below it may do without a dashboard. */
function jsonOf(node: PageNode): JsonObject {
  return { ...valuesOf(node), key: node.key, ...(node.children ? { children: node.children.map(() => ({})) } : {}) };
}
