type FormatKind = 'document' | 'image' | 'audio' | 'video' | 'archive' | 'font' | '3d' | 'other';

export interface Format {
  kind: FormatKind;
  /** Content type of responses with it. */
  type: string;
  /** MIME types that the detector of contents may return for such a file, if it is no text, JSON or drawing. */
  recognised: string[];
  /** Required content: in any case of a text, JSON or drawing, else if the detector does not know the format. */
  otherwise: 'rejected' | 'text' | 'json' | 'svg' | 'svgz' | 'anything' | { startsWith: string };
}

/** The format of a file name; undefined for one that the product does not know. */
export function formatOf(name: string): Format | undefined {
  return formats.get(extensionOf(name));
}

/** True for a name with the extension of an image. */
export function isImageName(name: string): boolean {
  return formatOf(name)?.kind === 'image';
}

/** Lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

const zipped = ['application/zip'];
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const movie = ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];
const asf = ['application/vnd.ms-asf', 'video/x-ms-asf', 'audio/x-ms-asf'];
const mpeg = ['video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t'];

function format(
  kind: FormatKind,
  type: string,
  { recognised = [type], otherwise = 'rejected' }: Partial<Pick<Format, 'recognised' | 'otherwise'>> = {},
): Format {
  return { kind, type, recognised, otherwise };
}

const jpeg = format('image', 'image/jpeg');
const tiff = format('image', 'image/tiff');
const text = format('document', 'text/plain; charset=utf-8', { otherwise: 'text' });

/** By extension; `.xls` and similar ones share a container format, and the detector names only that. */
const formats = new Map<string, Format>(
  Object.entries({
    xlsx: format('document', `${openXml}.spreadsheetml.sheet`, {
      recognised: [`${openXml}.spreadsheetml.sheet`, ...zipped],
    }),
    docx: format('document', `${openXml}.wordprocessingml.document`, {
      recognised: [`${openXml}.wordprocessingml.document`, ...zipped],
    }),
    pptx: format('document', `${openXml}.presentationml.presentation`, {
      recognised: [`${openXml}.presentationml.presentation`, ...zipped],
    }),
    xls: format('document', 'application/vnd.ms-excel', { recognised: ['application/x-cfb'] }),
    doc: format('document', 'application/msword', { recognised: ['application/x-cfb', 'application/rtf'] }),
    ppt: format('document', 'application/vnd.ms-powerpoint', { recognised: ['application/x-cfb'] }),
    odt: format('document', `${openDocument}.text`, { recognised: [`${openDocument}.text`, ...zipped] }),
    ods: format('document', `${openDocument}.spreadsheet`, { recognised: [`${openDocument}.spreadsheet`, ...zipped] }),
    odp: format('document', `${openDocument}.presentation`, {
      recognised: [`${openDocument}.presentation`, ...zipped],
    }),
    pdf: format('document', 'application/pdf'),
    rtf: format('document', 'application/rtf'),
    dwg: format('document', 'image/vnd.dwg'),
    csv: { ...text, type: 'text/csv; charset=utf-8' },
    txt: text,
    md: text,
    xml: format('document', 'application/xml', { otherwise: 'text' }),
    json: format('document', 'application/json; charset=utf-8', { otherwise: 'json' }),

    png: format('image', 'image/png', { recognised: ['image/png', 'image/apng'] }),
    apng: format('image', 'image/apng', { recognised: ['image/apng', 'image/png'] }),
    jpg: jpeg,
    jpeg,
    jfif: jpeg,
    pjp: jpeg,
    pjpeg: jpeg,
    gif: format('image', 'image/gif'),
    webp: format('image', 'image/webp'),
    avif: format('image', 'image/avif'),
    bmp: format('image', 'image/bmp'),
    tif: tiff,
    tiff,
    ico: format('image', 'image/x-icon'),
    xbm: format('image', 'image/x-xbitmap', { recognised: [], otherwise: { startsWith: '#define ' } }),
    svg: format('image', 'image/svg+xml', { otherwise: 'svg' }),
    svgz: format('image', 'image/svg+xml', { recognised: ['application/gzip'], otherwise: 'svgz' }),

    mp4: format('video', 'video/mp4', { recognised: movie }),
    m4v: format('video', 'video/x-m4v', { recognised: movie }),
    mov: format('video', 'video/quicktime', { recognised: movie }),
    '3gp': format('video', 'video/3gpp', { recognised: movie }),
    wmv: format('video', 'video/x-ms-wmv', { recognised: asf }),
    avi: format('video', 'video/vnd.avi'),
    flv: format('video', 'video/x-flv'),
    vob: format('video', 'video/mpeg', { recognised: mpeg }),
    rmvb: format('video', 'application/vnd.rn-realmedia'),
    webm: format('video', 'video/webm', { recognised: ['video/webm', 'video/matroska'] }),

    mp3: format('audio', 'audio/mpeg'),
    wav: format('audio', 'audio/wav'),
    flac: format('audio', 'audio/flac'),
    ape: format('audio', 'audio/ape'),
    aac: format('audio', 'audio/aac', { recognised: ['audio/aac', 'audio/mpeg'] }),
    opus: format('audio', 'audio/ogg; codecs=opus', {
      recognised: ['audio/ogg; codecs=opus', 'audio/ogg', 'application/ogg'],
    }),
    // Bare samples: any bytes are valid audio.
    pcm: format('audio', 'application/octet-stream', { recognised: [], otherwise: 'anything' }),

    zip: format('archive', 'application/zip'),
    rar: format('archive', 'application/x-rar-compressed'),
    '7z': format('archive', 'application/x-7z-compressed'),
    tar: format('archive', 'application/x-tar'),
    gz: format('archive', 'application/gzip'),
    bz2: format('archive', 'application/x-bzip2'),
    xz: format('archive', 'application/x-xz'),

    ttf: format('font', 'font/ttf'),
    otf: format('font', 'font/otf'),
    woff: format('font', 'font/woff'),
    woff2: format('font', 'font/woff2'),
    eot: format('font', 'application/vnd.ms-fontobject'),

    obj: format('3d', 'model/obj', { otherwise: 'text' }),
    mtl: format('3d', 'model/mtl', { otherwise: 'text' }),
    fbx: format('3d', 'application/octet-stream', {
      recognised: ['application/x.autodesk.fbx'],
      otherwise: { startsWith: '; FBX' },
    }),
    glb: format('3d', 'model/gltf-binary'),
    gltf: format('3d', 'model/gltf+json', { otherwise: 'json' }),
    ply: format('3d', 'application/octet-stream', { recognised: [], otherwise: { startsWith: 'ply' } }),
    pcd: format('3d', 'application/octet-stream', { recognised: [], otherwise: { startsWith: '# .PCD' } }),
    '3mf': format('3d', 'model/3mf', { recognised: ['model/3mf', ...zipped] }),
    stl: format('3d', 'model/stl', { recognised: ['model/stl'], otherwise: 'anything' }),
  }),
);

export const knownExtensions: readonly string[] = [...formats.keys()];
export const imageExtensions: ReadonlySet<string> = new Set(
  knownExtensions.filter((extension) => formats.get(extension)?.kind === 'image'),
);
