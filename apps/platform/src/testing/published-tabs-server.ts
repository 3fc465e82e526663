import type { JsonObject } from '@signalbox/schemas';
import type { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { runPlatform, type RunningPlatform } from './running-platform';

/** The platform of the present test, and what tests of published tabs ask it as the administrator. */
interface PublishedTabsServer {
  readonly platform: RunningPlatform;
  /** `path` below `core/schema`. */
  post(path: string, body: object): ReturnType<RunningPlatform['send']>;
  publish(draft: ReturnType<typeof aTabDraft>, base?: number): ReturnType<RunningPlatform['send']>;
  save(body: JsonObject): ReturnType<RunningPlatform['send']>;
  get<Body = JsonObject>(resource: string): Promise<Body>;
  /**
   * Replaces a text in the forms of a tab's versions, or of all, and lets the platform check all versions again, as after an
   * upgrade whose check is stricter than that with which they were published.
   */
  upgradeWith(change: { from: string; to: string; id?: string }): Promise<void>;
}

/** A new platform for each test of a file. */
export function publishedTabsServer(): PublishedTabsServer {
  let running: { platform: RunningPlatform; token: string } | undefined;
  beforeEach(async () => {
    const platform = await runPlatform();
    running = { platform, token: await platform.logIn() };
  });
  afterEach(() => running?.platform.close());
  const present = () => {
    if (running === undefined) throw new Error('No test is running.');
    return running;
  };
  const send = (verb: 'POST' | 'PATCH', resource: string, body: object) => {
    const { platform, token } = present();
    return platform.send(verb, resource, { token, body });
  };
  const post = (path: string, body: object) => send('POST', `core/schema/${path}`, body);
  return {
    get platform() {
      return present().platform;
    },
    post,
    publish: (draft, base = 0) => post('publish', { ...draft, base }),
    save: (body) => send('PATCH', 'core/setting', body),
    async get<Body>(resource: string) {
      const { platform, token } = present();
      return (await platform.send<Body>('GET', resource, { token })).body;
    },
    async upgradeWith({ from, to, id = '' }) {
      const { kit } = present().platform;
      await sql`update document set body = jsonb_set(body, '{seal}', '"of another product"')
        where collection = 'schema_tab_version'`.execute(kit.database);
      await sql`update document set body = jsonb_set(body, '{files,form}', to_jsonb(replace(body->'files'->>'form', ${from}, ${to})))
        where collection = 'schema_tab_version' and starts_with(id, ${id})`.execute(kit.database);
      await kit.notify('schemaTabs', {});
    },
  };
}
