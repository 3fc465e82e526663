import { isDialog } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { fieldsOf } from './form-fields';

/** Text fields of settings that are secrets by their names: such a value is stored like others, and sent to each user of its tab. */
export function plainSecrets(sources: Sources): ValidationError[] {
  const settings = { ...sources, forms: sources.forms.filter((form) => !isDialog(form, sources.groups)) };
  return fieldsOf(settings)
    .filter(({ schema, widget, at }) => drawsText.has(widget) && schema.enum === undefined && isSecretName(at))
    .map(({ source, at }) =>
      errorAt(source, at, {
        wrong: 'by its name the text is a secret, and it is stored and sent out like all others',
        remedy: 'write { "$ref": "secret.json", "boundTo": […] } as its schema; or rename it if it is none',
        atKey: true,
      }),
    );
}

const drawsText = new Set(['text', 'textarea', 'code']);

/** By its last word: `accessToken` is one, `tokenUrl` is not. */
function isSecretName(at: string): boolean {
  const name = at.slice(at.lastIndexOf('/') + 1);
  const words = name.split(/(?=[A-Z])|[^A-Za-z]+/).filter((word) => word !== '');
  return secretWords.has(words.at(-1)?.toLowerCase() ?? '');
}

const secretWords = new Set(['password', 'passwd', 'passphrase', 'secret', 'token']);
