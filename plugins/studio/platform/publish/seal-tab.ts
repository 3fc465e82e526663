import { createHash } from 'node:crypto';
import type { PlatformKit } from '@signalbox/platform-kit';
import { furtherLanguages, type TabDraft } from '../../shared/draft';
import { packsRoot, readShippedSources } from '../shipped-sources';

/**
 * The seal of a checked tab. Another product, or a row that was written past this platform, has another one: such a tab is
 * checked again before it is used.
 */
export function sealOfTab({ forms }: Pick<PlatformKit, 'forms'>, { files, form }: SealedTab): string {
  const { id, form: text, messages } = files;
  const further = furtherLanguages(files)
    .toSorted()
    .map((language) => [language, messages[language]]);
  // Without further languages it is the seal of versions that could not have any.
  const parts = [digestOfSources(), id, text, messages.en, messages['zh-Hans'], form, ...further];
  return forms.sealOf(JSON.stringify(parts));
}

interface SealedTab {
  files: TabDraft;
  form: string;
}

function digestOfSources(): string {
  digest ??= createHash('sha256')
    .update(JSON.stringify(sealedSources(readShippedSources())))
    .digest('base64url');
  return digest;
}

/**
 * Returns the sources with which a published tab was checked: all but the language packs, which its check does not
 * read.
 */
export function sealedSources(sources: ReadonlyMap<string, string>): [string, string][] {
  return [...sources].filter(([path]) => !path.startsWith(`${packsRoot}/`));
}

let digest: string | undefined;
