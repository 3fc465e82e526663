import { isSameValue, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import { effectiveSettings, hiddenFields, isSecretMarker, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { formsOf } from './forms-of';

interface MergedPatch {
  catalog: FormCatalog;
  /** The stored body. */
  saved: JsonObject;
  /** The effective settings of it. */
  before: JsonObject;
  /** The body with the patch. */
  merged: JsonObject;
  /** The fields that the patch names. */
  pointers: readonly Pointer[];
}

interface ShownPatch {
  /** The merged body, with the stored values of the named fields that are hidden: nothing validates what is sent for them. */
  body: JsonObject;
  /** The effective settings of that body. */
  settings: JsonObject;
  /** The fields of the named forms that their own tab hides. */
  hiddenByTab: Pointer[];
  /** The fields that settings of another tab hide. They keep their stored values. */
  hiddenByOthers: ReadonlySet<Pointer>;
  /** The hidden fields and sections with a value in the patch that is none of the stored, the shown and the default one. */
  lost: ReadonlySet<Pointer>;
}

/** Takes values out of a patch that it sends for hidden fields. */
export function keepHidden({ catalog, saved, before, merged, pointers }: MergedPatch): ShownPatch {
  const forms = formsOf(catalog, pointers);
  const lost = new Set<Pointer>();
  let body = merged;
  for (;;) {
    const settings = effectiveSettings(catalog, body);
    const hidden = hiddenIn(catalog, { forms, body, settings });
    const kept = pointers.filter(
      (pointer) =>
        (hidden.byTab.has(pointer) || hidden.byOthers.has(pointer)) &&
        !isSameValue(readAt(body, pointer), readAt(saved, pointer)),
    );
    if (kept.length === 0)
      return { body, settings, hiddenByTab: [...hidden.byTab], hiddenByOthers: hidden.byOthers, lost };
    // A condition may have read one of these values, so what is hidden is computed again. No value is given back twice.
    for (const pointer of kept) if (isLost(pointer)) lost.add(pointer);
    body = kept.reduce((rest, pointer) => writeAt(rest, pointer, readAt(saved, pointer)), body);
  }

  function isLost(pointer: Pointer): boolean {
    const value = readAt(merged, pointer) ?? '';
    const known = [before, ...forms.map(({ defaults }) => defaults)].map((values) => readAt(values, pointer));
    return value !== '' && !isSecretMarker(value) && !known.some((each) => isSameValue(each, value));
  }
}

function hiddenIn(
  catalog: FormCatalog,
  { forms, body, settings }: { forms: FormCatalog; body: JsonObject; settings: JsonObject },
): { byTab: ReadonlySet<Pointer>; byOthers: ReadonlySet<Pointer> } {
  const all = forms.flatMap((form) => hiddenFields(form, settings));
  const hasOthers = forms.some(({ plan }) => plan.conditions.some(({ ofSettings }) => ofSettings !== undefined));
  if (!hasOthers) return { byTab: new Set(all), byOthers: new Set() };
  const alone = effectiveSettings(catalog, body, { ignoresSettings: true });
  const byTab = new Set(forms.flatMap((form) => hiddenFields(form, alone, { ignoresSettings: true })));
  return { byTab, byOthers: new Set(all.filter((pointer) => !byTab.has(pointer))) };
}
