import features from '@signalbox/schemas/data/features.json';
import icons from '@signalbox/schemas/data/icons/menu.json';
import permissions from '@signalbox/schemas/data/permissions.json';
import meta from '@signalbox/schemas/meta/form.schema.json';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Vocabulary } from './proposals';

const form: unknown = meta;

/** The words of the product. The pages come from the platform. */
export const vocabulary: Omit<Vocabulary, 'groups'> = {
  meta: isJsonObject(form) ? form : {},
  icons,
  permissions,
  features,
};
