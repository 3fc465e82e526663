import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openArchive } from './read/open-archive';
import { find7Zip, findTool, runTool } from './testing/other-tools';
import { bytesOf, readAll } from './testing/read-all';
import { compose, noise, someContent } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';

const sevenZip = find7Zip();
const zip = findTool('zip');
const run = (tool: string | undefined, args: string[], folder: string) => runTool(tool ?? '', args, folder);

/** Long enough to stream, so that its header is written afterwards, with 64 bit sizes. */
const content = {
  ...someContent(),
  'fileServer/long.txt': noise(700_000, 2),
  'fileServer/long.mp4': noise(700_000, 3),
};

/** How a tool reads all of an archive and compares its checksums. The tool fails if they differ. */
const testers = [
  { tool: findTool('unzip'), args: ['-t', 'a.zip'] },
  { tool: findTool('python3'), args: ['-c', 'import zipfile, sys; sys.exit(zipfile.ZipFile("a.zip").testzip())'] },
  { tool: sevenZip, args: ['t', 'a.zip'] },
].flatMap(({ tool, args }) => (tool === undefined ? [] : [{ tool, args }]));

it('finds another zip tool on this machine', () => {
  expect(testers).not.toEqual([]);
});

describe.each(testers)('$tool', ({ tool, args }) => {
  it('accepts an archive of ours, and rejects a damaged one', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.zip');
    await compose(path, { content });
    expect(() => runTool(tool, args, folder)).not.toThrow();
    const broken = readFileSync(path);
    broken[200]! ^= 1;
    writeFileSync(path, broken);
    expect(() => runTool(tool, args, folder)).toThrow('Command failed');
  });
});

/** Reported as skipped if a machine has no such program. The file at the end, which 7-Zip made, is opened on every machine. */
describe.skipIf(sevenZip === undefined)('7-Zip', () => {
  it('opens an archive of ours with its password and no other', async () => {
    const folder = temporaryFolder();
    await compose(join(folder, 'a.zip'), { content, password: 'Straße 42' });
    expect(run(sevenZip, ['t', '-pStraße 42', 'a.zip'], folder)).toContain('Everything is Ok');
    expect(run(sevenZip, ['l', '-slt', 'a.zip'], folder)).toContain('AES-256');
    expect(() => run(sevenZip, ['t', '-pStrasse 42', 'a.zip'], folder)).toThrow('Command failed');
    run(sevenZip, ['x', '-pStraße 42', '-oout', 'a.zip'], folder);
    expect(readFileSync(join(folder, 'out/fileServer/long.mp4'))).toEqual(content['fileServer/long.mp4']);
  });

  it('compresses a tree of ours with a password, and we open it', async () => {
    const folder = await extractedSample();
    run(sevenZip, ['a', '-tzip', '-mem=AES256', '-pc', 'b.zip', 'manifest.json', 'data', 'fileServer', 'html'], folder);
    expect(await readAll({ path: join(folder, 'b.zip'), password: 'c' })).toEqual(someContent());
    await expect(openArchive({ path: join(folder, 'b.zip') })).rejects.toMatchObject({ reason: 'codeNeeded' });
  });
});

it('opens what 7-Zip 26.02 encrypted with AES-256', async () => {
  const path = fileURLToPath(new URL('./testing/made-by-7zip.zip', import.meta.url));
  expect(await readAll({ path, password: 'verify 42' })).toEqual(someContent());
  await expect(openArchive({ path, password: 'verify 43' })).rejects.toMatchObject({ reason: 'wrongCode' });
});

describe.skipIf(zip === undefined)('an archive made by zip', () => {
  it('is accepted where its manifest is correct', async () => {
    const folder = await extractedSample();
    run(zip, ['-q', '-r', 'b.zip', '.'], folder);
    expect(await readAll({ path: join(folder, 'b.zip') })).toEqual(someContent());
  });

  it('is rejected where a file was changed', async () => {
    const folder = await extractedSample();
    writeFileSync(join(folder, 'html/index.html'), '<!doctype html><title>Evil</title>');
    run(zip, ['-q', '-r', 'b.zip', '.'], folder);
    await expect(readAll({ path: join(folder, 'b.zip') })).rejects.toMatchObject({ reason: 'tampered' });
  });

  it.each([
    { what: 'it has no manifest', args: ['b.zip', 'html'], reason: 'manifestMissing' },
    { what: 'a file was added', args: ['b.zip', '.'], extra: 'html/more.js', reason: 'unexpectedEntry' },
    { what: 'a link was added', args: ['-y', 'b.zip', '.'], link: 'html/link', reason: 'symlink' },
    { what: 'it is encrypted in the old way', args: ['-P', 'c', 'b.zip', '.'], reason: 'unexpectedEntry' },
    { what: 'it is compressed in another way', args: ['-Z', 'bzip2', 'b.zip', '.'], reason: 'unexpectedEntry' },
  ])('is rejected where $what: $reason', async ({ args, extra, link, reason }) => {
    const folder = await extractedSample();
    if (extra !== undefined) writeFileSync(join(folder, extra), 'x');
    if (link !== undefined) symlinkSync('/etc/hostname', join(folder, link));
    run(zip, ['-q', '-r', ...args], folder);
    await expect(readAll({ path: join(folder, 'b.zip') })).rejects.toMatchObject({ reason });
  });
});

/** The sample as files, with its manifest. */
async function extractedSample(): Promise<string> {
  const folder = temporaryFolder();
  const path = join(temporaryFolder(), 'a.zip');
  await compose(path);
  const archive = await openArchive({ path });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(archive.manifest));
  for (const { name } of archive.list()) {
    mkdirSync(join(folder, name.endsWith('/') ? name : dirname(name)), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(join(folder, name), await bytesOf(archive.readEntry(name)));
  }
  await archive.close();
  return folder;
}
