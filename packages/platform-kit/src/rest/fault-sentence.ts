import type { WireFault } from '@signalbox/api';
import { errorWords } from './error-words';
import type { ReaderLanguage } from './reader-language';

interface FaultQuestion {
  fault: Omit<WireFault, 'message'>;
  formId?: string;
  language: ReaderLanguage;
}

/** What is wrong with a value, as the form would say it beside the field. */
export function faultSentence({ fault, language }: FaultQuestion): string {
  return errorWords({ name: 'invalidField', language, holes: { field: fault.pointer } });
}
