import type { MessageBundle } from '../i18n';

/**
 * Adds the messages that moved to another namespace or key after a language pack was written. Those of dialogs and of
 * project exports were once among those of backups, those of Save and of leaving a page among those of the settings. A
 * message that the pack has at its present place wins.
 */
export function withMovedMessages(stored: MessageBundle): MessageBundle {
  const pack = Object.fromEntries(
    Object.entries(stored).map(([namespace, messages]) => [namespace, withPresentKeys(namespace, messages)]),
  );
  const backup = pack['backup'] ?? {};
  const transfer = Object.entries(backup)
    .filter(([key]) => key.startsWith('transfer.'))
    .map(([key, message]) => [key.slice('transfer.'.length), message]);
  const saving = Object.entries(pack['settings'] ?? {}).filter(([key]) => /^(save$|state\.|leave\.)/.test(key));
  return {
    ...pack,
    'console-kit': { ...backup, ...Object.fromEntries(saving), ...pack['console-kit'] },
    'project-transfer': { ...backup, ...Object.fromEntries(transfer), ...pack['project-transfer'] },
  };
}

/** Adds each message whose key was renamed under its present key. */
function withPresentKeys(namespace: string, messages: Record<string, string>): Record<string, string> {
  const renames = renamesOf(namespace);
  const renamed = Object.entries(messages).map(([key, message]) => [
    renames.reduce((name, [earlier, present]) => name.replace(earlier, present), key),
    message,
  ]);
  return { ...Object.fromEntries(renamed), ...messages };
}

/** Earlier and present spelling of the keys of a namespace. */
function renamesOf(namespace: string): [earlier: RegExp, present: string][] {
  if (namespace.startsWith('forms/')) return [[/\.faults\./, '.errors.']];
  return [...renamesOfAll, ...(renames[namespace] ?? [])];
}

const renamesOfAll: [earlier: RegExp, present: string][] = [
  [/^(transfer\.)?faults\./, '$1fieldErrors.'],
  [/^(transfer\.)?giveUp\./, '$1abandon.'],
  [/^(transfer\.)?unfinished\./, '$1pending.'],
];

const renames: Record<string, [earlier: RegExp, present: string][]> = {
  api: [[/^errors\.archiveRefused$/, 'errors.archiveInvalid']],
  backup: [
    [/^verified\.whole$/, 'verified.intact'],
    [/^offsite\.told$/, 'offsite.stepResult'],
  ],
  engine: [[/^island\./, 'rjsfField.']],
  settings: [[/^(tab|failed)\.faulty$/, '$1.invalid']],
};
