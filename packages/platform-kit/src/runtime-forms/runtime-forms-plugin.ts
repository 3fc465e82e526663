import { PlatformError } from '@signalbox/api';
import type { PlatformPlugin } from '../contract';
import { route } from '../rest/route-schema';

/** The modules of forms that were compiled at run time. */
export const runtimeFormsPlugin: PlatformPlugin = {
  id: 'runtime-forms',
  register(rest, { forms, every }) {
    // Public: the browser imports a module without the session's token. Its name is a hash: a client gets it from another route.
    const formRoute = route('Returns the module that validates a form in the browser.', {
      answer: 'file',
      isPublic: true,
    });
    rest.get<{ Params: { name: string } }>('/core/form/:name', formRoute, async (request, reply) => {
      const hash = /^([\w-]{43})\.js$/.exec(request.params.name)?.[1];
      const code = hash === undefined ? undefined : await forms.moduleOf(hash);
      if (code === undefined) throw new PlatformError('notFound', { detail: request.params.name.slice(0, 100) });
      return reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(code);
    });
    every(dayMilliseconds, { name: 'delete unused forms', run: () => forms.deleteUnused() });
  },
};

const dayMilliseconds = 86_400_000;
