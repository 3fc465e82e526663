import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { AccountTemplate, FetchedTemplates } from '../../shared/account-templates';
import { NoticeError } from '../notice-error';
import { baseAddress, requireTexts, urlBelow } from '../visit/base-address';
import { createVisit } from '../visit/create-visit';
import { callWithErrorCode } from '../visit/error-code';
import { textOf } from '../visit/json-answer';
import { withoutSecrets } from '../visit/shown-answer';
import type { VisitOptions } from '../visit/visit';
import { wechatCodes as table } from './codes';
import { wechat, wechatAddress, type WechatSettings } from './wechat';

/** The templates of an official account, in its order. Rejects with the reason of `signal` only. */
export async function fetchTemplates(settings: WechatSettings, options: VisitOptions): Promise<FetchedTemplates> {
  const { appid, secret, baseUrl = wechatAddress } = settings;
  const { visit, taken, end } = createVisit([secret], options);
  try {
    await visit.step('settings', async () => {
      requireTexts({ '/appid': appid, '/secret': secret });
      baseAddress(baseUrl);
    });
    const token = await visit.step('token', () => wechat.getToken!(visit, settings));
    const templates = await visit.step('accepted', async () => {
      const url = urlBelow(baseUrl, '/cgi-bin/template/get_all_private_template');
      url.searchParams.set('access_token', token);
      const answer = await callWithErrorCode(visit, { method: 'GET', url, table, mayOmitCode: true });
      return templatesIn(answer, visit.secrets);
    });
    return { templates };
  } catch (error) {
    options.signal?.throwIfAborted();
    const problem = taken.at(-1)?.problem;
    if (!(error instanceof NoticeError) || problem === undefined) throw error;
    return { templates: [], problem };
  } finally {
    end();
  }
}

/** Throws `notTheProvider` for an answer without a list. Leaves out what is no template. */
function templatesIn({ template_list: list }: JsonObject, secrets: readonly string[]): AccountTemplate[] {
  if (!Array.isArray(list)) throw new NoticeError('notTheProvider');
  const shown = (value: JsonValue | undefined) => withoutSecrets(textOf(value), secrets);
  return list.flatMap((each) =>
    isJsonObject(each) && textOf(each.template_id) !== ''
      ? [{ id: shown(each.template_id), title: shown(each.title), content: shown(each.content) }]
      : [],
  );
}
