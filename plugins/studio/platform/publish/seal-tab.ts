import { createHash } from 'node:crypto';
import type { PlatformKit } from '@signalbox/platform-kit';
import { furtherLanguages, type TabDraft } from '../../shared/draft';
import { readShippedSources } from '../shipped-sources';

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
    .update(JSON.stringify([...readShippedSources()]))
    .digest('base64url');
  return digest;
}

let digest: string | undefined;
