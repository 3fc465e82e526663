import type { PlatformClient } from './platform-client';

export const userPassword = 'Work-er-77';

/** Creates a role with these permissions and a user with this role. Returns the user's id. */
export async function createUser(
  admin: PlatformClient,
  { username, permissions = [] }: { username: string; permissions?: string[] },
): Promise<string> {
  const role = await admin.post('core/role', { name: `role of ${username}`, permissions });
  if (role.status !== 200) throw new Error(`No role: ${JSON.stringify(role.body)}`);
  const user = await admin.post('core/user', {
    username,
    name: username,
    password: userPassword,
    isFirstLogin: false,
    roles: [String(role.body['InsertedID'])],
  });
  if (user.status !== 200) throw new Error(`No user: ${JSON.stringify(user.body)}`);
  return String(user.body['InsertedID']);
}
