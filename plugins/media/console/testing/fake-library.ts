import type { DuplicateFile } from '../../shared/duplicates';
import type { IconUses } from '../../shared/icon-uses';
import type { Directory, LibraryEntry } from '../../shared/library';

interface Call {
  verb: string;
  resource: string;
  params: Record<string, string>;
}

/** Mocks the network: responds like the media library of the platform and stores uploads. */
export function fakeLibrary(files: Record<string, string[]>, directories: Directory[] = []) {
  const calls: Call[] = [];
  /** Resources that fail, with their status. */
  const broken = new Map<string, number>();
  /** Resources whose responses are delayed until the promise resolves. The content is that of the request's time. */
  const slow = new Map<string, Promise<void>>();

  /** Uses of icons by their URL. */
  const uses = new Map<string, IconUses>();
  /** The existing files of any content that is about to be uploaded. */
  const duplicates: DuplicateFile[] = [];

  const entriesOf = (catalog: string): LibraryEntry[] =>
    (files[catalog] ?? []).map((name) => {
      const path = catalog === '' ? name : `${catalog}/${name}`;
      return {
        name,
        path,
        filePath: `/core/media/${path}`,
        type: 'image',
        size: 1,
        updateTime: '2026-05-06T07:08:09.000Z',
      };
    });

  const stored = (catalog: string, form: RequestInit['body']) => {
    const file = form instanceof FormData ? form.get('file') : null;
    files[catalog] = [...(files[catalog] ?? []), file instanceof File ? file.name : 'unnamed'];
    return { url: entriesOf(catalog).at(-1)?.filePath };
  };
  const reach: typeof fetch = async (input, init) => {
    const answer = answerOf(input, init);
    await slow.get(new URL(String(input), 'http://platform').pathname.replace('/rest/', ''));
    init?.signal?.throwIfAborted();
    return answer;
  };
  const answerOf = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Response => {
    const url = new URL(String(input), 'http://platform');
    const resource = url.pathname.replace('/rest/', '');
    const catalog = url.searchParams.get('catalog') ?? '';
    calls.push({ verb: init?.method ?? 'GET', resource, params: Object.fromEntries(url.searchParams) });
    const status = broken.get(resource);
    if (status) return Response.json({ code: 100_090_001, message: 'Disk asleep', detail: '', field: '' }, { status });
    switch (resource) {
      case 'core/mediaLibrary':
        return Response.json(entriesOf(catalog));
      case 'core/mediaLibrary/all/file':
        return Response.json(Object.keys(files).flatMap(entriesOf));
      case 'core/mediaLibrary/all/dir':
        return Response.json(directories);
      case 'core/media/modelIcon':
        return Response.json(init?.method === 'POST' ? stored('modelIcon', init.body) : entriesOf('modelIcon'));
      case 'core/mediaLibrary/iconUses':
        return Response.json(uses.get(url.searchParams.get('path') ?? '') ?? { count: 0, uses: [] });
      case 'core/mediaLibrary/duplicates':
        return Response.json(duplicates);
      case 'core/mediaLibrary/upload':
        return Response.json(stored(catalog, init?.body));
      case 'core/mediaLibrary/delete': {
        const { paths: sent, force } = JSON.parse(String(init?.body)) as { paths: string[]; force?: boolean };
        if (force !== true && sent.some((path) => uses.has(path)))
          return Response.json({ code: 100_010_025, message: 'In use', detail: '', field: 'paths' }, { status: 400 });
        const paths = sent.map((path) => path.replace('/core/media/', ''));
        for (const name of Object.keys(files))
          files[name] = (files[name] ?? []).filter((file) => !paths.includes(`${name}/${file}`));
        return Response.json({ status: 'OK' });
      }
      default:
        return Response.json({ code: 100_030_002, message: 'Not found', detail: resource, field: '' }, { status: 400 });
    }
  };
  return { reach, calls, broken, slow, uses, files, duplicates };
}
