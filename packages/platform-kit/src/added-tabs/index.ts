export {
  type AddedTab,
  addedTabs,
  formTextsOf,
  keepSettings,
  keptSettings,
  onAddedTabs,
  replaceAddedTabs,
} from './added-tabs';
