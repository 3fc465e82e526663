export { mainEntries } from './entries/main-entries';
export { isPlace, keyOf, placesOf, type NavBranch, type NavEntry, type NavPlace } from './entries/nav-entry';
export { ownEntries, type OwnEntry } from './entries/own-entries';
export { MainMenu, type MainMenuProps } from './main-menu';
export { menuPlacement, type MenuPlacement } from './menu-placement';
export { NavMenu, type NavMenuProps } from './nav-menu';
