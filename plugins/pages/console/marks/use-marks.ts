import { dashboardOf } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition } from '@signalbox/schemas';
import { useState } from 'react';
import { allNodes } from '../../shared/tree/find-node';
import type { PageNode, PageTree } from '../../shared/tree/page-node';
import { errorsAt, type RejectedPage } from '../save/rejected-pages';
import { blockingPages } from './blocking-pages';
import { isConsolePage } from './console-pages';
import { findMarks, type Marks } from './find-marks';
import { useLiveDashboards, type LiveDashboards } from '../dashboards/use-live-dashboards';
import { usePermissions } from '../permissions/use-permissions';
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
