export { type AddedTab, addedTabs, formTextsOf, onAddedTabs, replaceAddedTabs } from './added-tabs';
