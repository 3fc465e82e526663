import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

interface Document {
  id: string;
  body: Record<string, unknown>;
}

interface Account extends Document {
  permissions: string[][];
}

/*
 * A bare Fastify that reads the same rows as the product, by prepared statements, and answers them unchanged: no rules, no
 * headers, no log. A process of its own, as the product is.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 14 });
const app = Fastify();
registerRoutes(app, pool);
console.log(`The reference is ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));

function registerRoutes(app: FastifyInstance, pool: Pool): void {
  app.get('/rest/core/setting', async (request) => {
    await readAccount(pool, request);
    const text = `select body from setting where project = $1`;
    const { rows } = await pool.query<Document>({ name: 'setting', text, values: ['default'] });
    return rows[0]?.body ?? {};
  });
  app.get('/rest/core/auth/user', async (request) => {
    const { id, body, permissions } = await readAccount(pool, request);
    return { ...body, id, permissions: permissions.flat() };
  });
  app.get('/rest/core/license', async (request) => {
    await readAccount(pool, request);
    const text = `select file from license where project = $1`;
    const { rows } = await pool.query<{ file: string }>({ name: 'license', text, values: ['default'] });
    return { file: rows[0]?.file };
  });
  app.get('/rest/core/theme', async (request, reply) => {
    await readAccount(pool, request);
    const text = `select id, body, (select count(*) from document where project = $1 and collection = 'theme') as count
      from document where project = $1 and collection = 'theme' order by id limit 15`;
    const { rows } = await pool.query<Document & { count: string }>({ name: 'list', text, values: ['default'] });
    void reply.header('count', rows[0]?.count ?? '0');
    return rows.map(({ id, body }) => ({ ...body, id }));
  });
}

/** The account of the token, with the state that its session depends on: the password's age, the roles, the settings' revision. */
async function readAccount(pool: Pool, { headers }: FastifyRequest): Promise<Account> {
  const token = (headers.authorization ?? '').replace('Bearer ', '');
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query<Account>({ name: 'session', text: accountText, values: [hash] });
  if (!rows[0]) throw new Error('The token is unknown');
  return rows[0];
}

const accountText = `select session.created_at, session.last_seen_at, session.expires_at, session.ended,
    account.id, account.body, user_secret.changed_at, setting.revision,
    array(select role.body -> 'permissions' from document role
      where role.project = 'default' and role.collection = 'role'
        and role.id = any(array(select jsonb_array_elements_text(account.body -> 'roles')))) as permissions
  from session
    join document account on account.project = 'default' and account.collection = 'user' and account.id = session.user_id
    join user_secret on user_secret.user_id = account.id
    left join setting on setting.project = 'default'
  where session.token_hash = $1`;
