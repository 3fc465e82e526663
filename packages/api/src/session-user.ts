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
}
