import type { License } from './license';

/** Body of a successful `POST core/auth/login`, and (without `token`) of `GET core/auth/user`. */
export interface SessionUser {
  token?: string;
  id: string;
  username: string;
  name?: string;
  email?: string;
  isSuper: boolean;
  isAdmin: boolean;
  permissions: string[];
  roles: string[];
  /** The projects that the user may enter. Absent: all of them. */
  projects?: string[];
  /** True until the user has chosen their own password. */
  isFirstLogin: boolean;
  /** True when the password is older than `userExpand.passwordExpireDays`. */
  isPasswordExpired?: boolean;
  /** What the user has chosen on pages, by their keys. */
  pageSetting?: Record<string, string[]>;
  /** The license of the request's project. Only `GET core/auth/user` returns it. */
  license?: License;
}

export interface ProjectsOfUser {
  isSuper: boolean;
  /** The projects that the user may enter. Undefined: all of them. */
  projects?: ReadonlySet<string> | undefined;
}

/** True if the user may enter `project`. The platform rejects requests of others, and the console does not send any. */
export function mayEnterProject({ isSuper, projects }: ProjectsOfUser, project: string): boolean {
  return isSuper || projects === undefined || projects.has(project);
}
