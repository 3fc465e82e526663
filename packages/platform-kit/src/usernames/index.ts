export { foldedUsername, usernameFault } from './folded-username';
export { claimUsername, findSameUsername, listSameUsernames, storeUsernameKeys } from './username-keys';
