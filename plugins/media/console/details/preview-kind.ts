import type { FoundFile } from '../../shared/search';

type PreviewKind = 'picture' | 'audio' | 'video' | 'pdf' | 'text' | 'none';

/** Returns how the browser shows a file. `none`: it cannot, or the file has no preview. */
export function previewKind({ name, kind }: Pick<FoundFile, 'name' | 'kind'>): PreviewKind {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  if (kind === 'image') return 'picture';
  if (kind === 'audio' || kind === 'video') return kind;
  if (extension === 'pdf') return 'pdf';
  return textExtensions.has(extension) ? 'text' : 'none';
}

const textExtensions = new Set(['txt', 'csv', 'json', 'md', 'log', 'xml', 'yml', 'yaml', 'ini', 'conf', 'vtt', 'srt']);
