import type { PlatformClient } from './platform-client';

export const userPassword = 'Work-er-77';

/** Creates a role with these permissions and a user with this role. `projects`: those that the user may enter. Returns the user's id. */
export async function createUser(
  admin: PlatformClient,
  { username, permissions = [], projects }: { username: string; permissions?: string[]; projects?: string[] },
): Promise<string> {
  const role = await admin.post('core/role', { name: `role of ${username}`, permissions });
  if (role.status !== 200) throw new Error(`No role: ${JSON.stringify(role.body)}`);
  const user = await admin.post('core/user', {
    username,
    name: username,
    password: userPassword,
    isFirstLogin: false,
    ...(projects && { projects }),
    roles: [String(role.body['InsertedID'])],
  });
  if (user.status !== 200) throw new Error(`No user: ${JSON.stringify(user.body)}`);
  return String(user.body['InsertedID']);
}

/** So that a login of the administrator lands where the settings say. */
export async function skipFirstSteps(admin: PlatformClient): Promise<void> {
  const { id } = (await admin.get('core/auth/user')).body;
  await admin.patch(`core/user/${String(id)}`, { pageSetting: { firstSteps: ['done'] } });
}
