import { maySee } from '@signalbox/engine/core';
import { pathOfUrl, type PlatformKit, textFor } from '@signalbox/platform-kit';
import { forms } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import type { IconUses } from '../../shared/icon-uses';
import { mayAny } from '../require-any';
import { storedIcons } from './stored-icons';

/** At most so many uses are named. All are counted. */
const maxNamed = 20;

/**
 * The fields of the project's settings whose icon is one of the files at `storePaths`, or below one of these
 * directories. A sender without `setting.view`, or without the permission of a form, gets the count of its uses only.
 */
export async function iconUses(
  kit: Pick<PlatformKit, 'settings'>,
  request: FastifyRequest,
  storePaths: readonly string[],
): Promise<IconUses> {
  const { settings } = await kit.settings.read(request.project, request.settingsVersion);
  const isMeant = (icon: string) => {
    const path = pathOfUrl(icon);
    return path !== undefined && storePaths.some((each) => path === each || path.startsWith(`${each}/`));
  };
  const { headers, viewer } = request;
  const fallback = typeof settings['language'] === 'string' ? settings['language'] : '';
  const textOf = (value: Parameters<typeof textFor>[0]['value']) =>
    textFor({ value, acceptLanguage: headers['accept-language'], fallback });

  const found = forms.flatMap((form) =>
    storedIcons(form, settings)
      .filter(({ value }) => isMeant(value))
      .map(({ pointer, titles }) => ({ form, pointer, titles: titles.map(textOf) })),
  );
  const shown = found.filter(
    ({ form }) => viewer !== undefined && mayAny(request, ['setting.view']) && maySee(form, viewer),
  );
  const uses = shown.slice(0, maxNamed).map(({ form, pointer, titles }) => ({ form: form.id, pointer, titles }));
  return { count: found.length, uses };
}
