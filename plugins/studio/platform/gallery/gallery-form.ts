import { resolveForm } from '@signalbox/form-compiler/plain-form';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import type { GalleryWidget } from '../../shared/gallery';
import { readShippedSources, schemasRoot } from '../shipped-sources';

/** One form with the examples of all widgets, as it would stand in a `form.json`. */
export function galleryForm(widgets: readonly GalleryWidget[]): FormDefinition {
  return {
    id: 'settings/gallery',
    place: { group: 'settings', order: 999 },
    permission: { edit: 'schema.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.assign({}, ...widgets.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    },
    uiSchema: Object.assign({}, ...widgets.map(({ uiSchema }) => uiSchema)) as FormDefinition['uiSchema'],
  };
}

/** The form with its references to shared values replaced, as the platform compiles it. */
export function resolvedGallery(form: FormDefinition): FormDefinition {
  const shared = [...readShippedSources()].flatMap(([path, text]): [string, JsonSchema][] =>
    path.startsWith(sharedFolder)
      ? [[path.slice(sharedFolder.length, -'.json'.length), JSON.parse(text) as JsonSchema]]
      : [],
  );
  return resolveForm(form, { shared: Object.fromEntries(shared), entities: {} });
}

const sharedFolder = `${schemasRoot}/shared/`;
