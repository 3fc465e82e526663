import type { PlatformKit } from '@signalbox/platform-kit';
import { route, attachment, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import type { BundleFile } from '../../shared/actions';
import { recordAction } from '../actions/record-action';
import { bundleFiles } from './bundle-files';

/**
 * Registers the routes that list the contents of a support bundle and send it. It is made for its request and kept
 * nowhere.
 */
export function bundleRoutes(rest: FastifyInstance, kit: PlatformKit, { own }: { own: string }): void {
  const forOperators = { permission: 'operation.edit' };

  const bundleRoute = route('Returns the files of a support bundle that would be made now, with their sizes.', {
    ...forOperators,
  });
  rest.get('/core/operation/bundle', bundleRoute, async (request): Promise<BundleFile[]> => {
    const files = await bundleFiles(kit, viewerOf(request), own);
    return files.map(({ name, content }) => ({ name, bytes: Buffer.byteLength(content) }));
  });

  const postBundleRoute = route('Makes a support bundle and returns it as a zip file.', forOperators);
  rest.post('/core/operation/bundle', postBundleRoute, async (request, reply) => {
    const files = await bundleFiles(kit, viewerOf(request), own);
    const day = new Date(kit.clock.now()).toISOString().slice(0, 10);
    const name = `${kit.product.name.toLowerCase()}-support-${day}.zip`;
    await recordAction(kit, request, { action: 'bundle', subject: name });
    const zip = new ZipFile();
    const mtime = new Date(kit.clock.now());
    for (const file of files) zip.addBuffer(Buffer.from(file.content), file.name, { mtime });
    zip.end();
    return reply
      .type('application/zip')
      .headers({ 'content-disposition': attachment(name), 'cache-control': 'no-store' })
      .send(zip.outputStream);
  });
}
