import type { Ajv } from 'ajv';
import { compareKeyword } from './compare-keyword';
import { distinctItemsKeyword } from './distinct-items-keyword';
import { jsonTextKeyword } from './json-text-keyword';
import { productKeyword } from './product-keyword';

/** Adds the keywords that validate and that ajv does not have: the same ones wherever forms are compiled. */
export function addKeywords(ajv: Ajv): void {
  // ajv has this one as a note that validates nothing.
  ajv.removeKeyword('contentMediaType');
  for (const keyword of [compareKeyword, productKeyword, jsonTextKeyword, distinctItemsKeyword])
    ajv.addKeyword(keyword);
}
