import type { MessageBundle } from '../i18n';

/**
 * Adds the messages that moved to another namespace after a language pack was written: those of dialogs and of project
 * exports were once among those of backups, those of Save and of leaving a page among those of the settings. A message that the pack has at its present place wins.
 */
export function withMovedMessages(pack: MessageBundle): MessageBundle {
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
