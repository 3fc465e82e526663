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

test('finds renamed messages where an earlier pack has them', () => {
  const pack = withMovedMessages({
    api: { 'errors.archiveRefused': 'Archive inutilisable', 'faults.wrong': 'Incorrect' },
    backup: { 'verified.whole': 'Intacte', 'offsite.told': 'Étape', 'faults.contentEmpty': 'Contenu vide' },
    engine: { 'island.add': 'Ajouter' },
    settings: { 'tab.faulty': 'à corriger', 'failed.faulty': 'Valeur rejetée' },
    'forms/pages/page': { 'path.faults.pattern': 'Chemin non valable' },
  });
  expect(pack).toMatchObject({
    api: { 'errors.archiveInvalid': 'Archive inutilisable', 'fieldErrors.wrong': 'Incorrect' },
    backup: {
      'verified.intact': 'Intacte',
      'offsite.stepResult': 'Étape',
      'fieldErrors.contentEmpty': 'Contenu vide',
    },
    engine: { 'rjsfField.add': 'Ajouter' },
    settings: { 'tab.invalid': 'à corriger', 'failed.invalid': 'Valeur rejetée' },
    'forms/pages/page': { 'path.errors.pattern': 'Chemin non valable' },
    'project-transfer': { 'fieldErrors.contentEmpty': 'Contenu vide' },
  });
});

test('finds messages that were renamed after they moved', () => {
  const pack = withMovedMessages({
    backup: { 'giveUp.title': 'Abandonner', 'unfinished.text': 'En attente', 'transfer.giveUp.text': 'Importation' },
  });
  expect(pack['console-kit']).toMatchObject({ 'abandon.title': 'Abandonner', 'pending.text': 'En attente' });
  expect(pack['project-transfer']).toMatchObject({ 'abandon.text': 'Importation' });
});

test('prefers a message under its present key to one under an earlier key', () => {
  const pack = withMovedMessages({ settings: { 'tab.invalid': 'non valable', 'tab.faulty': 'à corriger' } });
  expect(pack['settings']).toMatchObject({ 'tab.invalid': 'non valable' });
});
