import type { ImportGraph } from './import-graph';

/** Entries of one folder that import each other in a circle. */
interface Circle {
  /** '' for the workspace itself. */
  folder: string;
  /** Names of files and folders in it, sorted. */
  entries: string[];
  /** One import for each edge of the circle, `<file> -> <file>`. */
  imports: string[];
}

/**
 * Circles among the entries of every folder. A folder and its content count as one entry, so two folders that import each
 * other are a circle even if no two files are. Tests and `testing/` folders may import from everywhere: circles among
 * them are searched file by file.
 */
export function findCircles(graph: ImportGraph): Circle[] {
  const arrows = [...graph].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })));
  const isOfTests = ({ from, to }: FileArrow) => isForTests(from) || isForTests(to);
  const shipped = arrows.filter((arrow) => !isOfTests(arrow)).map(entryArrow);
  const ofTests = arrows.filter(isOfTests).map((arrow) => ({ ...arrow, folder: '', why: arrow }));
  return [...circlesByFolder(shipped), ...circlesByFolder(ofTests)];
}

interface FileArrow {
  from: string;
  to: string;
}

interface EntryArrow extends FileArrow {
  folder: string;
  /** The import behind it. */
  why: FileArrow;
}

function isForTests(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file) || file.split('/').includes('testing');
}

/** The edge between the entries of the deepest folder that contains both files. */
function entryArrow(why: FileArrow): EntryArrow {
  const from = why.from.split('/');
  const to = why.to.split('/');
  const depth = from.findIndex((part, index) => part !== to[index]);
  return { folder: from.slice(0, depth).join('/'), from: from[depth] ?? '', to: to[depth] ?? '', why };
}

function circlesByFolder(arrows: EntryArrow[]): Circle[] {
  const folders = [...new Set(arrows.map(({ folder }) => folder))].toSorted();
  return folders.flatMap((folder) => {
    const own = arrows.filter((arrow) => arrow.folder === folder);
    return circlesAmong(own).map((entries) => ({ folder, entries, imports: importsIn(entries, own) }));
  });
}

function importsIn(entries: string[], arrows: EntryArrow[]): string[] {
  const inside = arrows.filter(({ from, to }) => entries.includes(from) && entries.includes(to));
  const first = new Map(inside.toReversed().map((arrow) => [`${arrow.from} ${arrow.to}`, arrow.why]));
  return [...first.values()].map(({ from, to }) => `${from} -> ${to}`).toSorted();
}

/** Strongly connected components of more than one entry, by Tarjan's algorithm. */
function circlesAmong(arrows: FileArrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (entry: string): number => {
    const index = order.size;
    order.set(entry, index);
    open.push(entry);
    let low = index;
    for (const target of targets.get(entry) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target)!);
    }
    if (low === index) {
      const component = open.splice(open.indexOf(entry));
      if (component.length > 1) circles.push(component.toSorted());
    }
    return low;
  };
  for (const entry of targets.keys()) if (!order.has(entry)) visit(entry);
  return circles;
}
