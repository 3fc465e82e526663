import type { Ajv } from 'ajv';
import { compareKeyword } from './compare-keyword';
import { distinctItemsKeyword } from './distinct-items-keyword';
import { jsonTextKeyword } from './json-text-keyword';
import { multipleOfKeyword } from './multiple-of-keyword';
import { productKeyword } from './product-keyword';

/** Adds the keywords that validate and that ajv does not have, or not exactly: the same ones wherever forms are compiled. */
export function addKeywords(ajv: Ajv): void {
  // ajv has the first as a note that validates nothing, and divides doubles for the second.
  for (const name of ['contentMediaType', 'multipleOf']) ajv.removeKeyword(name);
  for (const keyword of [compareKeyword, productKeyword, jsonTextKeyword, distinctItemsKeyword, multipleOfKeyword])
    ajv.addKeyword(keyword);
}
