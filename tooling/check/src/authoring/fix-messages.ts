import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Messages } from '@signalbox/schemas';
import {
  completeLanguages,
  keysOf,
  type MessageOwner,
  messageOwners,
  shownPath,
  type Sources,
  stubOf,
} from '@signalbox/schema-check';
import { diskSources } from '../disk-sources';
import type { FixedMessages } from '../fixed-messages';

/**
 * Files of messages whose keys are not those that their form, group or data file draws. With `writes`, they get the
 * missing keys, marked as still to be written, and lose the others. Files that are not valid stay as they are.
 */
export function fixMessages({ root, writes }: { root: string; writes: boolean }): FixedMessages[] {
  const sources = diskSources({ root });
  return messageOwners(sources).flatMap((owner) => fixOwner(owner, { root, sources, writes }));
}

/** Files that are not valid. Of a form, it is not known which messages it needs. */
export function filesWithErrors(root: string): string[] {
  return [...new Set(diskSources({ root }).errors.map(({ file }) => file))];
}

interface Fixing {
  root: string;
  sources: Sources;
  writes: boolean;
}

function fixOwner({ source, namespace, expected }: MessageOwner, { root, sources, writes }: Fixing): FixedMessages[] {
  const folder = join(dirname(source.path), 'locales');
  const known = [...expected.required, ...expected.optional];
  const inLanguage = (language: string): Messages | undefined =>
    sources.messages.find((file) => file.namespace === namespace && file.language === language)?.definition;
  const model = inLanguage(completeLanguages[0]) ?? {};
  return completeLanguages.flatMap((language) => {
    const path = join(folder, `${language}.json`);
    const messages = inLanguage(language);
    // A file that is there and not among the sources is not valid. Of others, the sources have what is valid.
    const hasErrors = sources.errors.some(({ file }) => file === shownPath(path));
    if (hasErrors || (!messages && existsSync(path))) return [];
    const there = messages ?? { $schema: metaPath(root, folder) };
    const added = expected.required.filter((key) => there[key] === undefined);
    const removed = keysOf(there).filter((key) => !known.includes(key));
    if (added.length + removed.length === 0) return [];
    const fixed = withKeys(without(there, removed), expected.required, (key) => stubOf(model[key] ?? key));
    if (writes) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, `${JSON.stringify(fixed, null, 2)}\n`);
    }
    return [{ path, added, removed }];
  });
}

/** `../../../../meta/messages.schema.json` */
function metaPath(root: string, folder: string): string {
  return relative(folder, join(root, 'meta', 'messages.schema.json'))
    .split(sep)
    .join('/');
}

function without(messages: Messages, keys: string[]): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !keys.includes(key)));
}

/** Each missing key follows the one that is required before it. */
function withKeys(messages: Messages, required: string[], textOf: (key: string) => string): Messages {
  const entries = Object.entries(messages);
  for (const [index, key] of required.entries()) {
    if (messages[key] !== undefined) continue;
    const before = entries.findIndex(([each]) => each === required[index - 1]);
    const place = before >= 0 ? before + 1 : entries.findIndex(([each]) => each === '$schema') + 1;
    entries.splice(place, 0, [key, textOf(key)]);
  }
  return Object.fromEntries(entries);
}
