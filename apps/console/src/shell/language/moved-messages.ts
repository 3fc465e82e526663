import type { MessageBundle } from '../i18n';

/**
 * Adds the messages that moved to another namespace after a language pack was written: those of dialogs and of project
 * exports were once among those of backups. A message that the pack has at its present place wins.
 */
export function withMovedMessages(pack: MessageBundle): MessageBundle {
  const backup = pack['backup'] ?? {};
  const transfer = Object.entries(backup)
    .filter(([key]) => key.startsWith('transfer.'))
    .map(([key, message]) => [key.slice('transfer.'.length), message]);
  return {
    ...pack,
    'console-kit': { ...backup, ...pack['console-kit'] },
    'project-transfer': { ...backup, ...Object.fromEntries(transfer), ...pack['project-transfer'] },
  };
}
