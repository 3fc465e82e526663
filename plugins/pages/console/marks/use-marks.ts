import {
  blockingErrors,
  dashboardOf,
  errorsOfForm,
  type FieldError,
  isSameValue,
  planForm,
  readAt,
} from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, JsonObject } from '@signalbox/schemas';
import { useState } from 'react';
import { allNodes, findNode } from '../../shared/tree/find-node';
import { type PageNode, type PageTree, valuesOf } from '../../shared/tree/page-node';
import { type LiveDashboards, useLiveDashboards } from '../dashboards/use-live-dashboards';
import { usePermissions } from '../permissions/use-permissions';
import { errorsAt, type RejectedPage } from '../save/rejected-pages';
import { isConsolePage } from './console-pages';
import { findMarks, type Marks } from './find-marks';
import { useLicense } from './use-license';

interface MarksOptions {
  tree: PageTree;
  stored: PageTree;
  form: FormDefinition;
  compiled: CompiledForm;
  /** By the server, in the last save. */
  rejected: readonly RejectedPage[];
}

interface PageMarks {
  marks: Marks;
  dashboards: LiveDashboards;
  /** Keys of the pages that prevent saving. */
  blocking: readonly string[];
}

/** The marks of all pages. Those that need an answer of the platform appear when it is there. */
export function useMarks({ tree, stored, form, compiled, rejected }: MarksOptions): PageMarks {
  const [validity] = useState(() => new WeakMap<PageNode, boolean>());
  const ids = [...new Set(allNodes(tree).flatMap((node) => dashboardOf(node) ?? []))].toSorted();
  const dashboards = useLiveDashboards(ids);
  const { missingFeatures } = useLicense();
  const { isKnown } = usePermissions();

  const marks = findMarks(tree, {
    // An unchanged page is validated once.
    isValid: (node) => {
      if (errorsAt(rejected, node).length > 0) return false;
      const before = validity.get(node);
      if (before !== undefined) return before;
      const result = compiled.validate(node).length === 0;
      validity.set(node, result);
      return result;
    },
    isLive: dashboards.isLive,
    isKnownPermission: isKnown,
    isConsolePage,
    isLicensed: (node) => missingFeatures(node).length === 0,
  });
  const invalid = [...marks].filter(([, kinds]) => kinds.includes('invalid')).map(([key]) => key);
  return { marks, dashboards, blocking: blockingPages({ invalid, tree, stored, form, compiled, rejected }) };
}

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
function blockingPages({ invalid, tree, stored, form, compiled, rejected }: BlockingPagesOptions): string[] {
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
