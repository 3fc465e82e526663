import { dashboardOf, linkOf } from '@signalbox/engine/core';
import type { PageNode } from '../../shared/tree/page-node';
import { featureOfLink, featureOfPermission } from './console-pages';

/** By page: an unchanged page is looked up once. */
const found = new WeakMap<PageNode, readonly string[]>();

/** The license features that a page needs: for its dashboard, for its link into the console, and for its permission. */
export function neededFeatures(node: PageNode): readonly string[] {
  const needed = found.get(node) ?? findFeatures(node);
  found.set(node, needed);
  return needed;
}

function findFeatures(node: PageNode): readonly string[] {
  const { permission } = node;
  const link = linkOf(node);
  const needed = [
    link === undefined ? undefined : featureOfLink(link),
    dashboardOf(node) === undefined ? undefined : 'dashboard',
    permission === undefined ? undefined : featureOfPermission(permission),
  ];
  return [...new Set(needed.filter((feature) => feature !== undefined))];
}
