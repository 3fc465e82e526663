/** Formats whose bytes are compressed already: deflating them again takes time without a gain. */
const compressed = new Set(
  [
    'jpg jpeg jfif png apng gif webp avif heic heif jxl',
    'mp4 m4v mov webm mkv wmv 3gp avi flv vob mpg mpeg rmvb rm',
    'mp3 aac m4a ogg oga opus flac ape wma',
    'zip rar 7z gz tgz bz2 xz zst br jar apk cab',
    'woff woff2 docx xlsx pptx odt ods odp epub 3mf',
  ]
    .join(' ')
    .split(' '),
);

export function isCompressedFormat(path: string): boolean {
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  return extension !== undefined && compressed.has(extension.toLowerCase());
}
