import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { xlsxParts } from './xlsx-parts';

/** A workbook with one worksheet, whose XML is compressed while it is read. Destroy the stream to stop it. */
export function xlsxFile(sheet: AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const source = Readable.from(sheet, { objectMode: false, highWaterMark: 64 * 1024 });
  source.once('error', (error) => stream.destroy(error));
  stream.once('close', () => source.destroy());
  zip.once('error', (error: Error) => stream.destroy(error));
  for (const [name, content] of Object.entries(xlsxParts)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  zip.end();
  zip.outputStream.pipe(stream);
  return stream;
}
