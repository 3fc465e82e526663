import { PlatformError } from '@signalbox/api';
import { type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { DraftReport, ShippedTabs, TabDraft } from '../shared/draft';
import type { Gallery } from '../shared/gallery';
import { studioErrors } from '../shared/errors';
import { schemaDraftEntity, schemaTabQueryEntity } from '../shared/generated/entities';
import type { Impact } from '../shared/impact';
import type { CheckQueue } from './check-queue';
import { galleryForm, resolvedGallery } from './gallery/gallery-form';
import { galleryWidgets } from './gallery/gallery-widgets';
import { impactOf } from './impact/impact-of';
import type { TabLoader } from './publish/tab-loader';
import { tabStore } from './publish/tab-store';
import { shippedTab, shippedTabs } from './shipped-tabs';

const forEditors = { permission: 'schema.edit' };

interface StudioDeps {
  kit: PlatformKit;
  check: CheckQueue;
  loader: Pick<TabLoader, 'inUseBeside'>;
}

/** The tabs of the product as files, and the check of a draft. Nothing here changes a setting. */
export function studioRoutes(rest: FastifyInstance, { kit, check, loader }: StudioDeps): void {
  const tabsRoute = route('Lists the settings tabs of the product, and the pages.', forEditors);
  rest.get('/core/schema/tabs', tabsRoute, async (): Promise<ShippedTabs> => shippedTabs());

  const tabRoute = route('Returns the files of a settings tab.', { query: schemaTabQueryEntity, ...forEditors });
  rest.get('/core/schema/tab', tabRoute, async ({ query: { id } }): Promise<TabDraft> => {
    const tab = shippedTab(id);
    if (tab === undefined) throw new PlatformError('notFound', { detail: id });
    return tab;
  });

  const widgetsRoute = route('Lists the widgets of forms with an example each, and the form of the examples.', {
    ...forEditors,
  });
  rest.get('/core/schema/widgets', widgetsRoute, async (request): Promise<Gallery> => {
    const widgets = galleryWidgets();
    const { url } = await kit.forms.compileDeclared(
      resolvedGallery(galleryForm(widgets)),
      request.viewer?.userId ?? '',
    );
    return { url, widgets };
  });

  rest.post('/core/schema/check', checkRoute, async ({ body: draft, viewer }, reply): Promise<DraftReport> => {
    // The id is the folder of the tab.
    const owner = viewer?.userId ?? '';
    const beside = loader.inUseBeside(await tabStore(kit, kit.database).current(), draft);
    const {
      errors,
      form,
      messageKeys = [],
      requiredKeys = [],
    } = await check({ owner, signal: signalOfClient(reply) }, { draft, ...beside });
    if (form === undefined) return { errors };
    const { url } = await kit.forms.compileDeclared(form, owner);
    return { errors, url, messageKeys, requiredKeys };
  });

  rest.post('/core/schema/impact', impactRoute, async (request, reply): Promise<Impact> => {
    const draft = request.body;
    const viewer = viewerOf(request);
    const signal = signalOfClient(reply);
    const beside = loader.inUseBeside(await tabStore(kit, kit.database).current(), draft);
    const { errors, form } = await check({ owner: viewer.userId, signal }, { draft, ...beside });
    const [error] = errors;
    if (form === undefined)
      throw new PlatformError(studioErrors.schemaTabInvalid, { detail: error && `${error.file}:${error.line}` });
    const { compiled } = await kit.forms.compileDeclared(form, viewer.userId);
    return impactOf(kit, { form, compiled, viewer, signal });
  });
}

const checkRoute = route('Checks the files of a settings tab, and compiles its form. It changes no setting.', {
  body: schemaDraftEntity,
  example: { id: 'settings/example', form: '{}', messages: { en: '{}', 'zh-Hans': '{}' } },
  changes: false,
  ...forEditors,
});
const impactRoute = route('Lists the stored settings that a settings tab would reject. It changes nothing.', {
  body: schemaDraftEntity,
  example: { id: 'settings/example', form: '{}', messages: { en: '{}', 'zh-Hans': '{}' } },
  changes: false,
  ...forEditors,
});
