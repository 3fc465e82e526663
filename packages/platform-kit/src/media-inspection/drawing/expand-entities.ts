import { DrawingTooComplex, validateDrawingLimits } from './drawing-limits';

type DeclarationReason = 'undeclared' | 'elements' | 'parameter' | 'otherFile' | 'other';

/** Says what a document type may not declare. */
export class DeclarationNotAllowed extends Error {
  constructor(
    readonly reason: DeclarationReason,
    readonly entity = '',
  ) {
    super(`${reason} ${entity}`);
  }
}

/**
 * The drawing with the texts of the entities that its document type declares, as drawing programs write them, instead of
 * their declarations. Throws `DeclarationNotAllowed` for entities of other files and with elements, and `DrawingTooComplex`
 * beyond the limits. The result is still to be sanitised.
 */
export function expandEntities(drawing: string): string {
  const start = /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/.exec(drawing)?.[0].length ?? 0;
  const { entities, end } = readDocumentType(drawing, start);
  const rest = drawing.slice(0, start) + drawing.slice(end);
  // All that is skipped has an end, so that no search for it is repeated.
  validateDrawingLimits(rest);
  const expanded = new Map<string, string>();
  let characters = 0;
  const textOf = (name: string, depth: number): string => {
    if (depth > limits.depth) throw new DrawingTooComplex(`entities nested deeper than ${limits.depth}`);
    const value = expanded.get(name) ?? entities.get(name);
    if (value === undefined) throw new DeclarationNotAllowed('undeclared', name);
    const text = withReferences(value, (inner) => textOf(inner, depth + 1));
    characters += text.length;
    if (characters > limits.characters)
      throw new DrawingTooComplex(`entities of more than ${limits.characters} characters`);
    expanded.set(name, text);
    return text;
  };
  return withReferences(rest, (name) => asData(textOf(name, 1)));
}

const limits = { entities: 200, depth: 20, characters: 1024 * 1024 };

/** Replaces the references outside of comments, CDATA and instructions, but those to entities of XML itself. */
function withReferences(text: string, textOf: (name: string) => string): string {
  const part = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|&(?!(?:amp|lt|gt|quot|apos);)([^\s;&<>"'#]{1,200});/g;
  return text.replace(part, (same, name: string | undefined) => (name === undefined ? same : textOf(name)));
}

/** Ends no value. Is no part of a name, where references are not allowed. */
function asData(text: string): string {
  return text.replace(/^[^&]|["']/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

const head = /<!DOCTYPE\s+[^\s[>"']+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*\[/y;
const declaration =
  /\s+|<!--[^]*?-->|<\?[^]*?\?>|<!(?:ELEMENT|ATTLIST)\s[^<>"'%]*>|<!ENTITY\s+([^\s%"'<>&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>|\]\s*>/y;

/** The declared entities, and the position after a document type that declares any. */
function readDocumentType(drawing: string, start: number): { entities: Map<string, string>; end: number } {
  const entities = new Map<string, string>();
  head.lastIndex = start;
  if (!head.test(drawing)) return { entities, end: start };
  for (let at = head.lastIndex; ; at = declaration.lastIndex) {
    declaration.lastIndex = at;
    const [part, name, one, other = one] = declaration.exec(drawing) ?? [];
    if (part === undefined) throw new DeclarationNotAllowed(reasonOf(drawing.slice(at, at + 200)));
    if (part.startsWith(']')) return { entities, end: at + part.length };
    if (name === undefined || other === undefined || entities.has(name)) continue;
    const value = withCharacters(other);
    if (value.includes('<')) throw new DeclarationNotAllowed('elements', name);
    entities.set(name, value);
    if (entities.size > limits.entities) throw new DrawingTooComplex(`more than ${limits.entities} entities`);
  }
}

/** Numbers of characters are read with the declaration, references to other entities later. */
function withCharacters(value: string): string {
  return value.replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_number, hex: string | undefined, decimal: string) =>
    String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

function reasonOf(text: string): DeclarationReason {
  if (/^(?:%|<!ENTITY\s+%)/.test(text)) return 'parameter';
  if (/^<!ENTITY\s+\S+\s+(?:SYSTEM|PUBLIC)\s/.test(text)) return 'otherFile';
  return 'other';
}
