import type { FoundFile } from '../../shared/search';
import type { mediaPlatform } from './media-platform';

/** Sends searches to the platform of a test. */
export function searcher(media: ReturnType<typeof mediaPlatform>) {
  const ask = (query: object, project = 'default') =>
    media.get(`/rest/core/mediaLibrary/search?query=${encodeURIComponent(JSON.stringify(query))}`, {
      'x-request-project': project,
      'accept-language': 'en',
    });
  const search = async (query: object = {}, project?: string) => (await ask(query, project)).json<FoundFile[]>();
  const paths = async (query: object = {}, project?: string) => (await search(query, project)).map(({ path }) => path);
  return { ask, search, paths };
}
