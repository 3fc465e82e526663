import { type ErrorBody, errorTable, type PlatformError } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';
import { errorWords } from './error-words';
import { faultSentence } from './fault-sentence';
import type { ReaderLanguage } from './reader-language';

/** What travels for an error, in the reader's language. */
export function errorBody(error: PlatformError, language: ReaderLanguage): ErrorBody {
  const { facts, errorName } = error;
  const faults = facts.faults?.slice(0, maxFaults).map(({ formId, ...fault }) => ({
    ...fault,
    message: faultSentence({ fault, formId, language }),
  }));
  const pointer = facts.pointer ?? faults?.[0]?.pointer;
  const field = facts.field ?? (pointer === undefined ? '' : pathOf(pointer).join('.'));
  const own = errorWords({ name: errorName, language, holes: { field, ...facts.params } });
  const message = faults?.[0]?.message ?? own;
  return {
    code: errorTable[errorName].code,
    message,
    detail: facts.detail ?? '',
    field,
    ...(facts.params === undefined ? {} : { params: facts.params }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(faults === undefined ? {} : { faults }),
    ...(facts.revision === undefined ? {} : { revision: facts.revision }),
    ...(facts.pointers === undefined ? {} : { pointers: facts.pointers }),
  };
}

/** A sender decides how much is wrong, not how long the answer is. */
const maxFaults = 100;
