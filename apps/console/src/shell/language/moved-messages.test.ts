import { expect, test } from 'vitest';
import { withMovedMessages } from './moved-messages';

test('finds the messages of dialogs and project exports where an earlier pack has them', () => {
  const pack = withMovedMessages({
    backup: { cancel: 'Annuler', 'transfer.title': 'Export de projet', title: 'Sauvegarde' },
  });
  expect(pack['console-kit']).toMatchObject({ cancel: 'Annuler' });
  expect(pack['project-transfer']).toMatchObject({ title: 'Export de projet', cancel: 'Annuler' });
  expect(pack['backup']).toMatchObject({ title: 'Sauvegarde' });
});

test('keeps what a pack has at its present place', () => {
  const pack = withMovedMessages({ backup: { cancel: 'Stop' }, 'console-kit': { cancel: 'Annuler' } });
  expect(pack['console-kit']).toEqual({ cancel: 'Annuler' });
});

test('finds the messages of Save and of leaving a page where an earlier pack has them', () => {
  const pack = withMovedMessages({
    backup: { save: 'Sauvegarder' },
    settings: { save: 'Enregistrer', 'leave.go': 'Quitter', overview: 'Paramètres' },
  });
  expect(pack['console-kit']).toEqual({ save: 'Enregistrer', 'leave.go': 'Quitter' });
});
