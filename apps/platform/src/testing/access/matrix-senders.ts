import type { JsonObject } from '@signalbox/schemas';
import { plugins } from '../../plugins';
import type { RunningPlatform } from '../running-platform';
import { senders, type Sender } from './access-table';

/** Seeds the demo roles and logs one user in for each. Returns the tokens; `anonymous` has none. */
export async function logInSenders(platform: RunningPlatform): Promise<Map<Sender, string | undefined>> {
  const { kit } = platform;
  for (const { seed } of plugins.filter(({ id }) => id === 'project' || id === 'people')) await seed?.(kit, 'default');
  const roles = await kit.database
    .selectFrom('document')
    .select(['id', 'body'])
    .where('project', '=', 'default')
    .where('collection', '=', 'role')
    .execute();
  const tokens = new Map<Sender, string | undefined>();
  for (const sender of senders) tokens.set(sender, await tokenOf(platform, sender, roles));
  return tokens;
}

async function tokenOf(
  platform: RunningPlatform,
  sender: Sender,
  roles: { id: string; body: JsonObject }[],
): Promise<string | undefined> {
  if (sender === 'anonymous') return undefined;
  if (sender === 'administrator') return platform.logIn();
  const role = roles.find(({ body }) => String(body['name']).toLowerCase().replaceAll(' ', '-') === sender);
  if (!role) throw new Error(`There is no demo role ${sender}`);
  await platform.addUser({ username: `matrix-${sender}`, roles: [role.id] });
  return platform.logIn(`matrix-${sender}`, 'a fine password');
}
