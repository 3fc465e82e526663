/** Folders whose entries still import each other in a circle. The check also fails on a folder here that has none. */
export const knownCircles: readonly string[] = ['plugins/project-transfer/platform/import'];
