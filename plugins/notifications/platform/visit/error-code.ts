import type { JsonObject } from '@signalbox/schemas';
import { type CodeTable, errorOfCode } from '../notice-error';
import { callHttp, type HttpCall } from './call-http';
import { jsonAnswer, textOf, unusableAnswer } from './json-answer';
import type { Visit } from './visit';

/** A request to DingTalk or WeChat: an answer whose `errcode` is not 0 is an error, as is one without, unless `mayOmitCode`. */
export async function callWithErrorCode(
  visit: Visit,
  { table, mayOmitCode = false, ...call }: HttpCall & { table: CodeTable; mayOmitCode?: boolean },
): Promise<JsonObject> {
  const answer = await callHttp(visit, call);
  const body = jsonAnswer(answer);
  const code = textOf(body.errcode);
  if (code === '0' || (code === '' && mayOmitCode && answer.status < 400)) return body;
  if (code === '') throw unusableAnswer(answer);
  const ip = /\b\d{1,3}(?:\.\d{1,3}){3}\b/.exec(textOf(body.errmsg))?.[0];
  throw errorOfCode(table, { code, answer, params: ip === undefined ? {} : { ip } });
}

export function jsonBody(body: JsonObject): Pick<HttpCall, 'headers' | 'body'> {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
