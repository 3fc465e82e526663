import type { PlatformKit } from '@signalbox/platform-kit';
import { type AddedTab, formTextsOf } from '@signalbox/platform-kit/added-tabs';
import type { FormDefinition, Messages } from '@signalbox/schemas';
import { furtherLanguages, type TabDraft } from '../../shared/draft';

interface CheckedTab {
  files: TabDraft;
  /** With its references replaced. */
  form: FormDefinition;
  /** Id of the user who waits. */
  owner: string;
}

/** Makes of a checked tab what the platform draws and validates. All replicas share the compiled code. */
export async function compileTab(
  { forms }: Pick<PlatformKit, 'forms'>,
  { files, form: checked, owner }: CheckedTab,
): Promise<AddedTab> {
  const messages: AddedTab['messages'] = {
    ...Object.fromEntries(furtherLanguages(files).map((code) => [code, messagesIn(files.messages[code] ?? '{}')])),
    en: messagesIn(files.messages.en),
    'zh-Hans': messagesIn(files.messages['zh-Hans']),
  };
  const { form, compiled, url } = await forms.compileDeclared(checked, owner, formTextsOf(messages));
  return { form, compiled, url, messages };
}

/** The check has accepted the text: an object of texts. `$schema` is for editors. */
export function messagesIn(text: string): Messages {
  const { $schema: _schema, ...messages } = JSON.parse(text) as Messages;
  return messages;
}
