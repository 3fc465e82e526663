import type { Directory } from '../../shared/library';
import { sorted } from '../items/item';

/** A row of the drawn tree. */
export interface DirectoryRow {
  /** '' for the library itself, the first row. */
  path: string;
  name: string;
  /** 1 for the library. */
  level: number;
  /** 1 for the first of its siblings. */
  position: number;
  siblings: number;
  /** Undefined for a directory without directories in it. */
  isExpanded: boolean | undefined;
}

interface TreeState {
  tree: readonly Directory[];
  expanded: ReadonlySet<string>;
  /** Title of the library. */
  title: string;
  language: string;
}

/** The rows from top to bottom, without those inside collapsed directories. */
export function directoryRows({ tree, expanded, title, language }: TreeState): DirectoryRow[] {
  const isOpen = (path: string, child: readonly Directory[]) => (child.length === 0 ? undefined : expanded.has(path));
  const rows: DirectoryRow[] = [
    { path: '', name: title, level: 1, position: 1, siblings: 1, isExpanded: isOpen('', tree) },
  ];
  const visit = (list: readonly Directory[], level: number) => {
    const byPath = new Map(list.map((each) => [each.path, each]));
    for (const [index, path] of sorted([...byPath.keys()], language).entries()) {
      const { name = '', child } = byPath.get(path) ?? {};
      const below = child ?? [];
      const isExpanded = isOpen(path, below);
      rows.push({ path, name, level, position: index + 1, siblings: list.length, isExpanded });
      if (isExpanded === true) visit(below, level + 1);
    }
  };
  if (expanded.has('')) visit(tree, 2);
  return rows;
}
