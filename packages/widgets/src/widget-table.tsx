import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { type FormPlan } from '@signalbox/engine/core';
import type { ComponentType } from 'react';
import { isJsonObject } from '@signalbox/schemas/json';
import { isFlagChoice } from './flag-choice/flag-choice';
import { isDashboardValue } from './dashboard-select/dashboard-value';
import { isDuration } from './duration/duration-value';
import { isErrorLogin } from './error-login/error-login-value';
import { isExtensionList } from './extension-list/extensions';
import { guarded } from './guarded';
import { isFlag, isObjectList, isText, isTextList } from './json-kinds';
import { isNumberValue } from './number/number-value';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { lazyWidget, type LoadableWidget } from './lazy-widget';
import { isLoginLimit } from './login-limit/login-limit';
import { isModuleRules } from './module-rules/module-rules';
import { isSecret } from './secret/secret-value';
import { isTextMap } from './text-map/text-map-rows';
import { SwitchInput } from './switch/switch-input';
import { TextInput } from './text/text-input';
import type { Theme } from './services/widget-services';
import { itemFormOf } from './list/item-form';
import { isPlainList, isPlainValue } from './values/plain-value';

/**
 * Every widget that `ui:widget` may name. The two that nearly every form uses are bundled; each other one is a separate
 * chunk.
 */
const loadable: Record<string, LoadableWidget<JsonValue>> = {
  text: guarded(TextInput, isText),
  textarea: late(isText, async () => (await import('./text/textarea-input')).TextareaInput),
  code: late(isText, async () => (await import('./code/code-input')).CodeInput),
  json: lazyWidget(async () => (await import('./json/json-input')).JsonInput),
  password: late(isText, async () => (await import('./text/password-input')).PasswordInput),
  number: late(isNumberValue, async () => (await import('./number/number-input')).NumberInput),
  slider: late(isNumberValue, async () => (await import('./number/slider-input')).SliderInput),
  switch: guarded(SwitchInput, isFlag),
  either: late(isPlainValue, async () => withTable((await import('./either/either-input')).EitherInput)),
  select: lazyWidget(async () => (await import('./choice/select-input')).SelectInput),
  radio: lazyWidget(async () => (await import('./choice/radio-input')).RadioInput),
  checkboxes: lazyWidget(async () => (await import('./choice/checkboxes-input')).CheckboxesInput),
  tags: late(isTextList, async () => (await import('./text/tags-input')).TagsInput),
  values: late(isPlainList, async () => withTable((await import('./values/values-input')).ValuesInput)),
  'text-map': late(isTextMap, async () => (await import('./text-map/text-map-input')).TextMapInput),
  duration: late(isDuration, async () => (await import('./duration/duration-input')).DurationInput),
  'login-limit': late(isLoginLimit, async () => (await import('./login-limit/login-limit-input')).LoginLimitInput),
  'error-login': late(isErrorLogin, async () => (await import('./error-login/error-login-input')).ErrorLoginInput),
  theme: late(isTheme, async () => (await import('./theme/theme-input')).ThemeInput),
  image: late(isText, async () => (await import('./image/image-input')).ImageInput),
  file: late(isText, async () => (await import('./file/file-input')).FileInput),
  'data-url': late(isTextOrList, async () => (await import('./data-url/data-url-input')).DataUrlInput),
  icon: late(isText, async () => (await import('./icon/icon-input')).IconInput),
  'language-text': late(
    isLanguageText,
    async () => (await import('./language-text/language-text-input')).LanguageTextInput,
  ),
  secret: late(isSecret, async () => (await import('./secret/secret-input')).SecretInput),
  list: late(isObjectList, async () => withTable((await import('./list/list-input')).ListInput)),
  'extension-list': late(
    isExtensionList,
    async () => (await import('./extension-list/extension-list-input')).ExtensionListInput,
  ),
  'language-select': late(
    isText,
    async () => (await import('./language-select/language-select-input')).LanguageSelectInput,
  ),
  'language-multi-select': late(
    isTextList,
    async () => (await import('./language-select/language-multi-select-input')).LanguageMultiSelectInput,
  ),
  'language-packs': late(
    isText,
    async () => (await import('./language-packs/language-packs-input')).LanguagePacksInput,
  ),
  color: late(isText, async () => (await import('./color/color-input')).ColorInput),
  date: late(isText, async () => (await import('./date-time/date-input')).DateInput),
  time: late(isText, async () => (await import('./date-time/time-input')).TimeInput),
  'date-time': late(isText, async () => (await import('./date-time/date-time-input')).DateTimeInput),
  'dashboard-select': late(
    isDashboardValue,
    async () => (await import('./dashboard-select/dashboard-select-input')).DashboardSelectInput,
  ),
  'permission-select': late(
    isText,
    async () => (await import('./permission-select/permission-select-input')).PermissionSelectInput,
  ),
  'permission-choice': late(
    isTextList,
    async () => (await import('./permission-select/permission-choice-input')).PermissionChoiceInput,
  ),
  'flag-choice': late(isFlagChoice, async () => (await import('./flag-choice/flag-choice-input')).FlagChoiceInput),
  'module-choice': late(
    isTextList,
    async () => (await import('./module-choice/module-choice-input')).ModuleChoiceInput,
  ),
  'module-rules': late(isModuleRules, async () => (await import('./module-rules/module-rules-input')).ModuleRulesInput),
  constant: lazyWidget(async () => (await import('./constant/constant-value')).ConstantValue),
  note: lazyWidget(async () => (await import('./note/note')).Note),
  'directory-tree': late(
    isTextList,
    async () => (await import('./directory-tree/directory-tree-input')).DirectoryTreeInput,
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

/** A guarded widget whose code is a chunk of its own. */
function late<Value extends JsonValue>(
  isValue: (value: JsonValue) => value is Value,
  load: () => Promise<ComponentType<WidgetProps<Value>>>,
): LoadableWidget<JsonValue> {
  return guarded(lazyWidget(load), isValue);
}

/** A widget whose items are inputs of the complete table, itself included. */
function withTable<Value>(Input: ComponentType<WidgetProps<Value> & { widgets: WidgetTable }>) {
  return function WithTable(props: WidgetProps<Value>) {
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
