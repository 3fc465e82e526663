import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { isBackupItems } from './backup-items/backup-items';
import { isChoice, isChoiceOrList } from './choice/choices';
import { RadioInput } from './choice/radio-input';
import { SelectInput } from './choice/select-input';
import { DashboardSelectInput } from './dashboard-select/dashboard-select-input';
import { isDashboardValue } from './dashboard-select/dashboard-value';
import { DurationInput } from './duration/duration-input';
import { isDuration } from './duration/duration-value';
import { ErrorLoginInput, isErrorLogin } from './error-login/error-login-input';
import { ExtensionListInput } from './extension-list/extension-list-input';
import { isExtensionList } from './extension-list/extensions';
import { FtpPasswordInput } from './ftp-password/ftp-password-input';
import { guarded } from './guarded';
import { isFlag, isNumber, isObjectList, isText, isTextList } from './json-kinds';
import { isLanguageText } from './language-text/language-text';
import { LanguageTextInput } from './language-text/language-text-input';
import { LanguageMultiSelectInput } from './language-select/language-multi-select-input';
import { LanguageSelectInput } from './language-select/language-select-input';
import { lazyWidget } from './lazy-widget';
import { ListInput } from './list/list-input';
import { isLoginLimit } from './login-limit/login-limit';
import { LoginLimitInput } from './login-limit/login-limit-input';
import { isModuleRules } from './module-rules/module-rules';
import { NumberInput } from './number/number-input';
import { SecretInput } from './secret/secret-input';
import { isSecret } from './secret/secret-value';
import { SwitchInput } from './switch/switch-input';
import { PasswordInput } from './text/password-input';
import { TextInput } from './text/text-input';
import { TextareaInput } from './text/textarea-input';
import { isTheme, ThemeInput } from './theme/theme-input';

/** The list draws its items with the whole table, itself included. */
function List(props: WidgetProps<JsonObject[]>) {
  return <ListInput {...props} widgets={widgetTable} />;
}

/** Every widget that `ui:widget` may name. */
export const widgetTable: WidgetTable = {
  text: guarded(TextInput, isText),
  textarea: guarded(TextareaInput, isText),
  password: guarded(PasswordInput, isText),
  number: guarded(NumberInput, isNumber),
  switch: guarded(SwitchInput, isFlag),
  select: guarded(SelectInput, isChoiceOrList),
  radio: guarded(RadioInput, isChoice),
  duration: guarded(DurationInput, isDuration),
  'login-limit': guarded(LoginLimitInput, isLoginLimit),
  'error-login': guarded(ErrorLoginInput, isErrorLogin),
  theme: guarded(ThemeInput, isTheme),
  image: guarded(
    lazyWidget(async () => (await import('./image/image-input')).ImageInput),
    isText,
  ),
  'language-text': guarded(LanguageTextInput, isLanguageText),
  secret: guarded(SecretInput, isSecret),
  'ftp-password': guarded(FtpPasswordInput, isSecret),
  list: guarded(List, isObjectList),
  'extension-list': guarded(ExtensionListInput, isExtensionList),
  'language-select': guarded(LanguageSelectInput, isText),
  'language-multi-select': guarded(LanguageMultiSelectInput, isTextList),
  'language-packs': guarded(
    lazyWidget(async () => (await import('./language-packs/language-packs-input')).LanguagePacksInput),
    isText,
  ),
  color: guarded(
    lazyWidget(async () => (await import('./color/color-input')).ColorInput),
    isText,
  ),
  'date-time': guarded(
    lazyWidget(async () => (await import('./date-time/date-time-input')).DateTimeInput),
    isText,
  ),
  'dashboard-select': guarded(DashboardSelectInput, isDashboardValue),
  'backup-items': guarded(
    lazyWidget(async () => (await import('./backup-items/backup-items-input')).BackupItemsInput),
    isBackupItems,
  ),
  'module-choice': guarded(
    lazyWidget(async () => (await import('./module-choice/module-choice-input')).ModuleChoiceInput),
    isTextList,
  ),
  'module-rules': guarded(
    lazyWidget(async () => (await import('./module-rules/module-rules-input')).ModuleRulesInput),
    isModuleRules,
  ),
  'directory-tree': guarded(
    lazyWidget(async () => (await import('./directory-tree/directory-tree-input')).DirectoryTreeInput),
    isTextList,
  ),
};
