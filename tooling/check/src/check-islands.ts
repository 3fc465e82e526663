import { islandWidget } from '@signalbox/engine/core';
import { islandQuestions, UncompilableIsland } from '@signalbox/engine/island-questions';
import type { JsonSchema } from '@signalbox/schemas';
import { planOf, schemaPointer } from './check-claims';
import { canCompile } from './check-strict';
import type { Fault } from './fault';
import type { DeclaredForm, Sources } from './load-sources';
import { faultAt } from './source-file';

/** All that RJSF will ask about a field that it draws can be compiled ahead; the page may not compile anything itself. */
export function checkIslands({ forms }: Sources): Fault[] {
  return forms.filter(({ resolved }) => canCompile(resolved.schema)).flatMap(checkForm);
}

function checkForm(form: DeclaredForm): Fault[] {
  const islands = planOf(form).plan?.fields.filter(({ widget }) => widget === islandWidget) ?? [];
  return islands.flatMap(({ pointer, schema }) => {
    const reason = uncompilable(schema);
    return reason ? [faultAt(form.source, schemaPointer(pointer) + reason.pointer, reason)] : [];
  });
}

function uncompilable(schema: JsonSchema): UncompilableIsland | undefined {
  try {
    islandQuestions(schema);
    return undefined;
  } catch (error) {
    if (error instanceof UncompilableIsland) return error;
    throw error;
  }
}
