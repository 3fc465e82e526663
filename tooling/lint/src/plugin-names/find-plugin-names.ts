import ts from 'typescript';

interface SourceText {
  file: string;
  text: string;
  /** Ids of plug-ins. */
  ids: readonly string[];
}

/** A plug-in's name in the code of a file: `name` is the identifier, or the text of the literal. */
export interface PluginName {
  file: string;
  name: string;
}

/**
 * Identifiers and texts that name a plug-in by its id, in any spelling: `backupPlan`, `'backup/restore'`,
 * `'@signalbox/plugin-media'`. Ids that are also words of the platform count in addresses of plug-ins only. Comments do
 * not count.
 */
export function findPluginNames({ file, text, ids }: SourceText): PluginName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: PluginName[] = [];
  const visit = (node: ts.Node) => {
    const name = nameOf(node);
    if (name !== undefined && ids.some((id) => isNamed(name, id))) found.push({ file, name });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    ? node.text
    : undefined;
}

function isNamed(name: string, id: string): boolean {
  if (name.includes(`plugin-${id}`) || name.includes(`plugins/${id}`)) return true;
  if (platformWords.includes(id)) return false;
  const words = `-${wordsOf(name)}-`;
  return words.includes(`-${id}-`) || words.includes(`-${id}s-`);
}

/** `projectTransferPlan`, `project_transfer/plan` → `project-transfer-plan`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z\d]+/)
    .join('-')
    .toLowerCase();
}

/**
 * Ids of plug-ins that the platform's own parts have names for: projects, their licenses, the media library, settings,
 * pages, lists, system operation, and the notifications of PostgreSQL.
 */
const platformWords: readonly string[] = [
  'project',
  'media',
  'settings',
  'pages',
  'lists',
  'notifications',
  'license',
  'operation',
];
