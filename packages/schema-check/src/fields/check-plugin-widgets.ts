import { pointerOf } from '@signalbox/engine/core';
import type { UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import { fieldsOf } from './form-fields';

/**
 * Each widget of a plug-in exists, and stands on a field that the console draws itself: RJSF has no other widget in its
 * place where the plug-in is absent. The form's meta-schema knows the names of the other widgets.
 */
export function checkPluginWidgets(sources: Sources): ValidationError[] {
  const { forms, widgetTable, hasPlugins } = sources;
  const known = Object.keys(widgetTable).filter(isOfPlugin);
  const drawn = new Set(fieldsOf(sources).map(({ source, uiAt }) => `${source.path} ${uiAt}`));
  return forms.flatMap(({ source, definition }) =>
    pluginWidgets(definition.uiSchema, '/uiSchema').flatMap(({ name, uiAt }) => {
      const at = `${uiAt}/ui:widget`;
      if (hasPlugins && !known.includes(name))
        return [errorAt(source, at, { wrong: `no plug-in has the widget "${name}"`, remedy: suggest(name, known) })];
      if (drawn.has(`${source.path} ${uiAt}`)) return [];
      return [
        errorAt(source, at, {
          wrong: `the widget "${name}" of a plug-in is inside a field that RJSF draws, or of no field`,
          remedy: 'remove it here, or give the field around it a widget',
        }),
      ];
    }),
  );
}

function isOfPlugin(name: string): boolean {
  return name.includes(':');
}

function pluginWidgets(ui: UiSchema, uiAt: string): { name: string; uiAt: string }[] {
  const own = ui['ui:widget'];
  return [
    ...(own !== undefined && isOfPlugin(own) ? [{ name: own, uiAt }] : []),
    ...Object.entries(ui).flatMap(([key, part]) =>
      key.startsWith('ui:')
        ? []
        : partsOf(part, uiAt + pointerOf([key])).flatMap(([inner, at]) => pluginWidgets(inner, at)),
    ),
  ];
}

/** One uiSchema, or one for each place of a tuple. */
function partsOf(part: UiSchema[string], uiAt: string): [UiSchema, string][] {
  if (Array.isArray(part)) return part.flatMap((each, index) => partsOf(each, `${uiAt}/${index}`));
  return isJsonObject(part) ? [[part, uiAt]] : [];
}
