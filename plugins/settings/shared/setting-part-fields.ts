/** The settings of the login page. Contains no secrets and no security settings. */
export const publicFields = [
  '/name',
  '/logo',
  '/backgroundImage',
  '/copyright',
  '/language',
  '/languages',
  '/layout',
  '/layout_mode',
  '/theme',
  '/safeRequest',
];

/** The settings of the shell for every logged-in user, regardless of permissions. */
export const sessionFields = [
  ...publicFields,
  '/reception_name',
  '/rectption_module',
  '/loginDuration',
  '/noOpExpire',
  '/noOpExpireAdmin',
  '/userExpand/onlineMessage',
  '/userExpand/minPasswordLength',
  '/userExpand/passwordComplexity',
  '/pressMoney',
  '/tsdbRetentionPolicyShow',
  '/mediaLibraryAllowList',
  '/onlineCheck',
];

/** Fields from which the platform computes values of both parts: the title in the user's language, and the captcha. */
export const computedFrom = ['/name', '/language', '/notShowCode', '/notShowCodeAdmin'];
