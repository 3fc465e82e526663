import type { WireFault } from '@signalbox/api';
import type { ApiError } from '@signalbox/api/client';
import { faultWords, pathOf } from '@signalbox/engine/core';
import { wordsOf } from '@signalbox/engine/react';
import { useTranslation } from 'react-i18next';
import { useAnyModuleWord } from './use-module-word';

/**
 * The sentence of a refused call from the reader's language pack: the platform itself speaks English and Chinese alone.
 * Undefined for readers of those, and where the pack lacks a word or the answer lacks what a hole of it needs.
 */
export function useRefusalWords(): (error: ApiError) => string | undefined {
  const { i18n } = useTranslation();
  const moduleWord = useAnyModuleWord();
  const { language } = i18n;
  const words = wordsOf({
    languages: [language],
    getResourceBundle: (code, namespace) => i18n.getResourceBundle(code, namespace),
  });
  const wordOf = (key: string, holes: Holes) => words(`api::${key}`, holes);
  // What a schema finds is said by the engine.
  const schemaWord = ({ keyword, params, pointer }: WireFault) => {
    const { key, holes } = faultWords({ keyword, params });
    return words(`engine::${key}`, { ...holes, title: pathOf(pointer).join('.') });
  };

  return ({ errorName, body: { faults, params, field } }) => {
    if (isSpokenByPlatform(language)) return undefined;
    const [fault] = faults ?? [];
    const holes = holesOf({ field, title: wordOf(`fields.${field}`, {}), ...(fault ? fault.params : params) });
    if (holes['module'] !== undefined) holes['module'] = moduleWord(String(holes['module']));
    const reason = wordOf(`reasons.${holes['reason']}`, holes);
    if (reason !== undefined) holes['reason'] = reason;
    const sentence =
      wordOf(fault ? `faults.${fault.keyword}` : `errors.${errorName}`, holes) ?? (fault && schemaWord(fault));
    return sentence !== undefined && hasHoles(sentence) ? undefined : sentence;
  };
}

type Holes = Record<string, string | number>;

function isSpokenByPlatform(language: string): boolean {
  return /^(?:en|zh)(?![a-z])/i.test(language);
}

function holesOf(params: Record<string, unknown>): Holes {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

function hasHoles(sentence: string): boolean {
  return /\{\w+\}/.test(sentence);
}
