export * from './contract';
export { blockingErrors, isSameError } from './blocking-errors';
export { changesOf } from './changes-of';
export { readsOf } from './conditions/condition-reads';
export { assemble, collect, type FormValues } from './collect';
export { defaultsOf } from './defaults-of';
export { definitionOf, refTo } from './definition-of';
export { errorMessages, errorPlace, otherTitles } from './errors/error-messages';
export {
  isInAbsent,
  isThere,
  optionalOption,
  optionalSections,
  optionalTypes,
  startOfForm,
  startOfSection,
} from './optional-sections';
export { pointerOfError } from './errors/field-errors';
export { byField, conditionKeys, eachError, hasItems, itemNumber, itemPlanOf, maxErrors } from './item-places';
export { errorsOfCollected, errorsOfForm } from './errors/form-errors';
export { shortLists } from './errors/long-lists';
export { fieldsInside, gridItems } from './grid-order';
export { secretsToRetype, withTypeAgain } from './secrets-to-retype';
export { mayEdit, maySee } from './may-see';
export { derivedOf, mergeFields } from './merge-fields';
export { fieldOfPlace, formMigrations, renamedProperties, schemaOfPlace } from './migrate/form-migrations';
export {
  type AppliedMigration,
  migratedSources,
  migrateSettings,
  sourceOf,
  targetsOf,
  withoutSources,
} from './migrate/migrate-settings';
export type { PlannedStep, SettingMigration } from './migrate/setting-migration';
export { menuReasons, type MenuReason, type PlacedPage } from './pages/menu-reasons';
export { type ClosedReason, dashboardOf, isLink, linkOf, type PageViewer } from './pages/page-access';
export { pageList, pagePath, type PagePlace } from './pages/page-list';
export { type PageAnswer, pageAnswer } from './pages/router-at';
export { opensSomething, permittedRouters, visibleRouters } from './pages/visible-routers';
export { placeInJson } from './place-in-json';
export { pickTab, type PickedTab } from './pick-tab';
export { takesNull, withoutNull } from './null-values';
export { isFixed } from './is-fixed';
export { isDeprecated, planForm } from './plan-form';
export { messageFormatter, messageOptions } from './messages/message-options';
export { messagesInForms } from './messages/messages-in-forms';
export { languageTags } from './messages/language-tags';
export { losesDigits } from './errors/lost-digits';
export { numberText } from './messages/number-text';
export { limitInUnit } from './messages/limit-in-unit';
export { timeLimit } from './messages/length-of-time';
export {
  fillParams,
  formatMessage,
  type LocaleMessages,
  messageParam,
  type MessageParams,
} from './messages/format-message';
export { around, isWithin, ownerOf, pathOf, pointerOf, readAt, writeAt } from './pointer';
export { exampleOf } from './example-of';
export { isSameValue } from './same-value';
export { searchFields, type SearchHit } from './search-fields';
export { startOfField, startOfPlace } from './start-of-place';
export { tabTree } from './tab-tree';
export { placeInTree } from './tree/place-in-tree';
export { treeChanges } from './tree/tree-changes';
export { withTreeKeys } from './tree/tree-keys';
export { withoutStoredTreeErrors } from './tree/stored-tree-errors';
export { treeNodes, treesOf } from './tree/tree-nodes';
export { type FormOptions, hiddenByConditions, visibleFields } from './visible-fields';
export { constantWidget, isSection, noteWidget, presentWidget, rjsfWidget, widgetFor } from './widget-for';
