import { relative } from 'node:path';
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { inexactPath } from '@signalbox/schemas/exact-numbers';
import { jsonText } from './file-text';
import type { SchemaFiles } from './files';
import { nearestNode } from './nearest-node';
import { syntaxError } from './syntax-error';
import type { Reported, ValidationError } from './validation-error';

/** A JSON file with the place of each of its values. */
export interface SourceFile {
  /** Path as reported: relative to the working directory if the file is below it. */
  path: string;
  text: string;
  root: Node | undefined;
  value: JsonValue;
  /** Errors of the JSON itself. A file that has some is not checked further. */
  errors: ValidationError[];
}

export function readSource(path: string, files: SchemaFiles): SourceFile {
  const { text, error: textError } = jsonText(files.read(path));
  if (textError) {
    const unread: SourceFile = { path: shownPath(path), text, root: undefined, value: null, errors: [] };
    return { ...unread, errors: [errorAt(unread, '', textError)] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const source: SourceFile = {
    path: shownPath(path),
    text,
    root,
    // The parser makes objects without a prototype, which have no `toString` and `valueOf`.
    value: root ? (structuredClone(getNodeValue(root)) as JsonValue) : null,
    errors: [],
  };
  source.errors = [
    ...errors.slice(0, 1).map((error) => {
      const { offset, wrong, remedy } = syntaxError(text, error);
      return { file: source.path, ...lineAndColumn(text, offset), pointer: '', wrong, remedy };
    }),
    ...duplicateKeys(source, root, []),
  ];
  const inexact = errors.length === 0 && inexactPath(text);
  if (inexact) source.errors.push(errorAt(source, pointerOf(inexact), lostDigits));
  return source;
}

const lostDigits = { wrong: 'this number has more digits than are kept', remedy: 'use fewer digits, or a text' };

/** `packages/schemas/…` instead of the absolute path. */
export function shownPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}

/** An error at `pointer` of the file, or at the nearest existing place above it. */
export function errorAt(source: SourceFile, pointer: string, { wrong, remedy, atKey }: Reported): ValidationError {
  const { node, pointer: found, isWhole, isMoved } = nearestNode(source.root, pathOf(pointer));
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const offset = (atKey && isWhole ? key?.offset : undefined) ?? node?.offset ?? 0;
  // The content of a schema that came in by `$ref` is not part of this file. Its place is that of the reference.
  const isBeyondRef = found.endsWith('/$ref');
  return {
    file: source.path,
    ...lineAndColumn(source.text, offset),
    pointer: isBeyondRef || isMoved ? found : pointer,
    wrong,
    remedy,
  };
}

function duplicateKeys(source: SourceFile, node: Node | undefined, path: string[]): ValidationError[] {
  if (node?.type === 'array')
    return (node.children ?? []).flatMap((child, index) => duplicateKeys(source, child, [...path, String(index)]));
  if (node?.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const inner = duplicateKeys(source, value, [...path, name]);
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const place = lineAndColumn(source.text, key?.offset ?? 0);
    const wrong = `"${name}" stands here twice`;
    return [
      {
        file: source.path,
        ...place,
        pointer: pointerOf([...path, name]),
        wrong,
        remedy: 'keep one of the two: the last one would win',
      },
      ...inner,
    ];
  });
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
