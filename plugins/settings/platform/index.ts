import { isWithin } from '@signalbox/engine/core';
import { createFormCatalog, type PlatformPlugin } from '@signalbox/platform-kit';
import { nameFields } from '@signalbox/platform-kit/rest';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { settingErrors } from '../shared/errors';
import { addedTabRoute } from './added-tab-route';
import { settingRoutes } from './routes';
import { registerStoredErrors } from './stored-errors/register-stored-errors';
import { unlockMigrations } from './unlock-attempts';

/** Reads and saves the settings of a project. */
export const settingsPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Settings',
  errors: settingErrors,
  messages: { en, 'zh-Hans': zhHans },
  migrations: unlockMigrations,
  register(rest, kit) {
    const catalog = createFormCatalog({ forms, groups, compiled: compiledForms, checks: kit.settingChecks });
    nameFields(rest, (_request, pointer) => {
      const form = catalog.find(({ plan }) => plan.fields.some((field) => isWithin(pointer, field.pointer)));
      return form ? { formId: form.id } : {};
    });
    settingRoutes(rest, { kit, catalog });
    addedTabRoute(rest);
    registerStoredErrors(rest, { kit, catalog });
  },
};
