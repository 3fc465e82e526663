import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { type FormPlan } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { isFlagChoice } from './flag-choice/flag-choice';
import { isDashboardValue } from './dashboard-select/dashboard-value';
import { isDuration } from './duration/duration-value';
import type { EitherInput } from './either/either-input';
import { isPlainValue } from './either/kinds';
import { isErrorLogin } from './error-login/error-login-value';
import { isExtensionList } from './extension-list/extensions';
import { guarded } from './guarded';
import { isFlag, isNumber, isObjectList, isText, isTextList } from './json-kinds';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { lazyWidget, type LoadableWidget } from './lazy-widget';
import type { ListInput } from './list/list-input';
import { isLoginLimit } from './login-limit/login-limit';
import { isModuleRules } from './module-rules/module-rules';
import { isSecret } from './secret/secret-value';
import { isTextMap } from './text-map/text-map-rows';
import { SwitchInput } from './switch/switch-input';
import { TextInput } from './text/text-input';
import type { Theme } from './services/widget-services';
import { itemFormOf } from './list/item-form';
import { isPlainList, type PlainValue } from './values/plain-value';
import type { ValuesInput } from './values/values-input';

/**
 * Every widget that `ui:widget` may name. The two that nearly every form uses are bundled; each other one is a separate
 * chunk.
 */
const loadable: Record<string, LoadableWidget<JsonValue>> = {
  text: guarded(TextInput, isText),
  textarea: guarded(
    lazyWidget(async () => (await import('./text/textarea-input')).TextareaInput),
    isText,
  ),
  code: guarded(
    lazyWidget(async () => (await import('./code/code-input')).CodeInput),
    isText,
  ),
  json: lazyWidget(async () => (await import('./json/json-input')).JsonInput),
  password: guarded(
    lazyWidget(async () => (await import('./text/password-input')).PasswordInput),
    isText,
  ),
  number: guarded(
    lazyWidget(async () => (await import('./number/number-input')).NumberInput),
    isNumber,
  ),
  slider: guarded(
    lazyWidget(async () => (await import('./number/slider-input')).SliderInput),
    isNumber,
  ),
  switch: guarded(SwitchInput, isFlag),
  either: guarded(
    lazyWidget(async () => eitherOf((await import('./either/either-input')).EitherInput)),
    isPlainValue,
  ),
  select: lazyWidget(async () => (await import('./choice/select-input')).SelectInput),
  radio: lazyWidget(async () => (await import('./choice/radio-input')).RadioInput),
  checkboxes: lazyWidget(async () => (await import('./choice/checkboxes-input')).CheckboxesInput),
  tags: guarded(
    lazyWidget(async () => (await import('./text/tags-input')).TagsInput),
    isTextList,
  ),
  values: guarded(
    lazyWidget(async () => valuesOf((await import('./values/values-input')).ValuesInput)),
    isPlainList,
  ),
  'text-map': guarded(
    lazyWidget(async () => (await import('./text-map/text-map-input')).TextMapInput),
    isTextMap,
  ),
  duration: guarded(
    lazyWidget(async () => (await import('./duration/duration-input')).DurationInput),
    isDuration,
  ),
  'login-limit': guarded(
    lazyWidget(async () => (await import('./login-limit/login-limit-input')).LoginLimitInput),
    isLoginLimit,
  ),
  'error-login': guarded(
    lazyWidget(async () => (await import('./error-login/error-login-input')).ErrorLoginInput),
    isErrorLogin,
  ),
  theme: guarded(
    lazyWidget(async () => (await import('./theme/theme-input')).ThemeInput),
    isTheme,
  ),
  image: guarded(
    lazyWidget(async () => (await import('./image/image-input')).ImageInput),
    isText,
  ),
  file: guarded(
    lazyWidget(async () => (await import('./file/file-input')).FileInput),
    isText,
  ),
  'data-url': guarded(
    lazyWidget(async () => (await import('./data-url/data-url-input')).DataUrlInput),
    isTextOrList,
  ),
  icon: guarded(
    lazyWidget(async () => (await import('./icon/icon-input')).IconInput),
    isText,
  ),
  'language-text': guarded(
    lazyWidget(async () => (await import('./language-text/language-text-input')).LanguageTextInput),
    isLanguageText,
  ),
  secret: guarded(
    lazyWidget(async () => (await import('./secret/secret-input')).SecretInput),
    isSecret,
  ),
  list: guarded(
    lazyWidget(async () => listOf((await import('./list/list-input')).ListInput)),
    isObjectList,
  ),
  'extension-list': guarded(
    lazyWidget(async () => (await import('./extension-list/extension-list-input')).ExtensionListInput),
    isExtensionList,
  ),
  'language-select': guarded(
    lazyWidget(async () => (await import('./language-select/language-select-input')).LanguageSelectInput),
    isText,
  ),
  'language-multi-select': guarded(
    lazyWidget(async () => (await import('./language-select/language-multi-select-input')).LanguageMultiSelectInput),
    isTextList,
  ),
  'language-packs': guarded(
    lazyWidget(async () => (await import('./language-packs/language-packs-input')).LanguagePacksInput),
    isText,
  ),
  color: guarded(
    lazyWidget(async () => (await import('./color/color-input')).ColorInput),
    isText,
  ),
  date: guarded(
    lazyWidget(async () => (await import('./date-time/date-input')).DateInput),
    isText,
  ),
  time: guarded(
    lazyWidget(async () => (await import('./date-time/time-input')).TimeInput),
    isText,
  ),
  'date-time': guarded(
    lazyWidget(async () => (await import('./date-time/date-time-input')).DateTimeInput),
    isText,
  ),
  'dashboard-select': guarded(
    lazyWidget(async () => (await import('./dashboard-select/dashboard-select-input')).DashboardSelectInput),
    isDashboardValue,
  ),
  'permission-select': guarded(
    lazyWidget(async () => (await import('./permission-select/permission-select-input')).PermissionSelectInput),
    isText,
  ),
  'flag-choice': guarded(
    lazyWidget(async () => (await import('./flag-choice/flag-choice-input')).FlagChoiceInput),
    isFlagChoice,
  ),
  'module-choice': guarded(
    lazyWidget(async () => (await import('./module-choice/module-choice-input')).ModuleChoiceInput),
    isTextList,
  ),
  'module-rules': guarded(
    lazyWidget(async () => (await import('./module-rules/module-rules-input')).ModuleRulesInput),
    isModuleRules,
  ),
  constant: lazyWidget(async () => (await import('./constant/constant-value')).ConstantValue),
  note: lazyWidget(async () => (await import('./note/note')).Note),
  'directory-tree': guarded(
    lazyWidget(async () => (await import('./directory-tree/directory-tree-input')).DirectoryTreeInput),
    isTextList,
  ),
};

export const widgetTable: WidgetTable = loadable;

/** `guarded`, so that it never gets a value of another type. */
export type PluginWidget = LoadableWidget<JsonValue>;

/** Adds the widgets of a plug-in to the table, as `<plug-in>:<name>`. Again with the same widgets: no change. */
export function addWidgets(plugin: string, widgets: Readonly<Record<string, PluginWidget>>): void {
  for (const [name, widget] of Object.entries(widgets)) loadable[`${plugin}:${name}`] = widget;
}

/** Preloads the code of these widgets, so that a form renders at once afterwards. Never rejects. */
export async function loadWidgets(names: Iterable<string>): Promise<void> {
  await Promise.allSettled([...new Set(names)].map((name) => loadable[name]?.load?.()));
}

/** The list renders its items with the complete table, itself included. */
function listOf(Input: typeof ListInput) {
  return function List(props: WidgetProps<JsonObject[]>) {
    return <Input {...props} widgets={widgetTable} />;
  };
}

/** The items are inputs of the complete table. */
function valuesOf(Input: typeof ValuesInput) {
  return function Values(props: WidgetProps<PlainValue[]>) {
    return <Input {...props} widgets={widgetTable} />;
  };
}

/** The input of each type is one of the complete table. */
function eitherOf(Input: typeof EitherInput) {
  return function Either(props: WidgetProps<string | number | boolean>) {
    return <Input {...props} widgets={widgetTable} />;
  };
}

function isTextOrList(value: JsonValue): value is string | string[] {
  return isText(value) || isTextList(value);
}

function isTheme(value: JsonValue): value is Theme {
  return isJsonObject(value) && isText(value.id ?? null) && isText(value.name ?? null);
}

/** Names of the widgets that a form uses, including those in its lists. */
export function widgetNames(plan: FormPlan): string[] {
  return plan.fields.flatMap(({ widget, schema, uiSchema }) =>
    widget === 'list' ? [widget, ...widgetNames(itemFormOf({ schema, uiSchema }).plan)] : [widget],
  );
}
