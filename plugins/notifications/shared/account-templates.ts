import type { NoticeProblem } from './notice';

/** A template of a WeChat official account. */
export interface AccountTemplate {
  id: string;
  title: string;
  /** Its variables are `{{name.DATA}}`. */
  content: string;
}

/** Answer of POST core/notice/templates. */
export interface FetchedTemplates {
  /** In the order of the account; none if there is a `problem`. */
  templates: AccountTemplate[];
  /** Why the account did not give them. */
  problem?: NoticeProblem;
}
