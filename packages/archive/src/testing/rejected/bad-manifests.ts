import { rawEntries, rawZip } from '../raw-zip';
import { page, type RejectedArchive } from './rejected-archive';

/** Manifests that are missing, too new, or do not match their archive. */
export const badManifests: RejectedArchive[] = [
  {
    reason: 'unsupportedVersion',
    what: 'a newer version',
    bytes: () =>
      rawZip(
        rawEntries(page, (manifest) => ({
          ...manifest,
          format: { name: 'signalbox-archive', version: 2 },
          shape: 'unknown',
        })),
      ),
  },
  {
    reason: 'manifestMissing',
    what: 'a zip file of another program',
    bytes: () => rawZip([{ name: 'html/a', content: Buffer.from('a') }]),
  },
  { reason: 'manifestMissing', what: 'an empty zip file', bytes: () => rawZip([]) },
  {
    reason: 'manifestInvalid',
    what: 'a manifest of another program',
    bytes: () => rawZip(rawEntries({}, () => '{"manifest_version":3,"name":"x"}')),
  },
  { reason: 'manifestInvalid', what: 'a manifest that is no JSON', bytes: () => rawZip(rawEntries({}, () => '{')) },
  { reason: 'manifestInvalid', what: 'a manifest that is a list', bytes: () => rawZip(rawEntries({}, () => '[]')) },
  {
    reason: 'manifestInvalid',
    what: 'an entry without a checksum',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, entries: [{ name: 'html/a.txt', size: 5 }] }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'a sum that is wrong',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, counts: { ...manifest.counts, bytes: 6 } }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'a module that is not there',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, modules: [{ name: 'user', records: 0 }] }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'an item that was not chosen',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, items: ['mongodb'] }))),
  },
  ...[
    { what: 'an excluded directory outside', excludedDirs: ['../media'] },
    { what: 'an excluded directory that is none', excludedDirs: ['img/'] },
    { what: 'an excluded directory twice', excludedDirs: ['img', 'img'] },
    { what: 'an excluded directory that is in it', excludedDirs: ['videos', 'kept'] },
    { what: 'an excluded directory without files', excludedDirs: ['videos'], items: ['html'] },
  ].map(({ what, ...changes }): RejectedArchive => {
    const content = changes.items ? page : { 'fileServer/kept/a/b.txt': Buffer.from('b') };
    const bytes = () => rawZip(rawEntries(content, (manifest) => ({ ...manifest, ...changes })));
    return { reason: 'manifestInvalid', what, bytes };
  }),
  {
    reason: 'tampered',
    what: 'another count of records',
    bytes: () =>
      rawZip(
        rawEntries({ 'data/user.ndjson': Buffer.from('{}\n{}\n') }, (manifest) => ({
          ...manifest,
          modules: [{ name: 'user', records: 3 }],
          counts: { ...manifest.counts, records: 3 },
        })),
      ),
  },
];
