import { expect, it } from 'vitest';
import { previewKind } from './preview-kind';

it.each([
  ['a.png', 'image', 'picture'],
  ['a.mp3', 'audio', 'audio'],
  ['a.webm', 'video', 'video'],
  ['a.PDF', 'document', 'pdf'],
  ['a.csv', 'document', 'text'],
  ['a.docx', 'document', 'none'],
  ['json', 'document', 'none'],
  ['a.zip', 'archive', 'none'],
])('%s, of the kind %s, is shown as %s', (name, kind, shown) => {
  expect(previewKind({ name, kind })).toBe(shown);
});
