import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { NoticeError } from '../notice-error';
import { pollReceipt, type Receipt } from '../visit/poll-receipt';
import type { Visit } from '../visit/visit';

/** Queries the result of a work notice for one user until DingTalk lists the user. */
export async function getDingtalkReceipt(
  visit: Visit,
  { ask, userId }: { ask: () => Promise<JsonObject>; userId: string },
): Promise<Receipt> {
  return pollReceipt(visit, async () => {
    const answer = await ask();
    const result = isJsonObject(answer.send_result) ? answer.send_result : answer;
    const isIn = (name: string) => listOf(result[name]).includes(userId);
    const details = { answer: JSON.stringify(answer) };
    if (isIn('invalid_user_id_list')) throw new NoticeError('recipientUnknown', details);
    const forbidden = Array.isArray(result.forbidden_list) ? result.forbidden_list : [];
    const isForbidden = forbidden.some((each) => isJsonObject(each) && each.userid === userId);
    if (isForbidden || isIn('forbidden_user_id_list')) throw new NoticeError('quotaUsedUp', details);
    if (isIn('failed_user_id_list')) throw new NoticeError('notDelivered', details);
    if (isIn('read_user_id_list')) return 'read';
    return isIn('unread_user_id_list') ? 'delivered' : 'pending';
  });
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
