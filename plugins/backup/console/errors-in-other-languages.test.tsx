// @vitest-environment jsdom
import { errorTable, type ErrorBody } from '@signalbox/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backupErrors } from '../shared/errors';
import { fakeBackups } from './testing/fake-backups';
import { renderBackups } from './testing/render-backups';

const messages = {
  backup: { 'errors.backupProtected': 'La sauvegarde est protégée' },
  api: {
    'errors.backupInUse': 'La sauvegarde est utilisée',
    'errors.operationRunning': 'Une autre tâche est en cours : {name}',
    'errors.archiveInvalid': 'L’archive est inutilisable',
    'errors.switchedOff': '« {page} » est fermée. {closed}',
    'errors.tooManyRequests_one': 'Réessayez dans {count} seconde',
    'errors.tooManyRequests_other': 'Réessayez dans {count} secondes',
    'fieldErrors.archive.notAnArchive': 'Le fichier n’est pas une archive zip',
    'fieldErrors.archive.lineInvalid': '{module}, ligne {line} : {reason}',
    'fieldErrors.passwordTyped': '{title} doit être tapé',
    'fields.password': 'Le mot de passe',
    'reasons.record.unknownField': 'champ {field} inattendu',
  },
  'groups/lights': { title: 'Lumières', closed: 'Activez « Lampes ».' },
  data: { 'modules.flow': 'Flux' },
  engine: { 'validation.maxLength_other': '{title} : {limit} caractères au plus' },
};

const errors = { ...errorTable, ...backupErrors };
type ErrorName = keyof typeof errors;

/** The text of the alert when the list request fails with this error. */
async function alertOf(name: ErrorName, options: Partial<ErrorBody>, language = 'fr') {
  const platform = fakeBackups();
  const body = { code: errors[name].code, message: 'In English', detail: '', field: '', ...options };
  platform.answer('GET core/backup', { status: 400, body });
  renderBackups({ platform, language, messages });
  return (await screen.findByRole('alert')).textContent;
}
const error = (keyword: string, params = {}) => ({
  faults: [{ pointer: '/file', keyword, params, message: 'In English' }],
});

it.each<[ErrorName, Partial<ErrorBody>, string]>([
  ['backupProtected', { detail: 'Nightly' }, 'La sauvegarde est protégée (Nightly)'],
  // The pack of an earlier version.
  ['backupInUse', { detail: 'Nightly' }, 'La sauvegarde est utilisée (Nightly)'],
  ['operationRunning', { params: { name: 'Nightly' }, detail: 'Nightly' }, 'en cours : Nightly'],
  ['switchedOff', { params: { page: 'groups/lights' } }, '« Lumières » est fermée. Activez « Lampes ».'],
  ['tooManyRequests', { params: { count: 2 } }, 'dans 2 secondes'],
  ['archiveInvalid', error('archive.notAnArchive'), 'n’est pas une archive zip'],
  [
    'archiveInvalid',
    error('archive.lineInvalid', { module: 'flow', line: 3, reason: 'record.unknownField', field: 'x' }),
    'Flux, ligne 3 : champ x inattendu',
  ],
  ['invalidField', { field: 'password', ...error('passwordTyped') }, 'Le mot de passe doit être tapé'],
  ['invalidField', error('maxLength', { limit: 3 }), 'file : 3 caractères au plus'],
])('shows %s in the messages of the pack: %j', async (name, options, sentence) => {
  const text = await alertOf(name, options);
  expect(text).toContain(sentence);
  expect(text).not.toContain('In English');
});

it.each<[string, ErrorName, Partial<ErrorBody>]>([
  ['lacks the message', 'notFound', {}],
  ['lacks the message of the error', 'archiveInvalid', error('archive.bomb')],
  ['has a placeholder without a value in the answer', 'operationRunning', {}],
])('shows the message of the platform if the pack %s', async (_why, name, options) => {
  const text = await alertOf(name, options);
  expect(text).toContain('In English');
  expect(text).not.toMatch(/\{\w+\}/);
});

it('keeps the message of the platform when it is in the language of the user', async () => {
  expect(await alertOf('backupProtected', {}, 'en')).toContain('In English');
});
