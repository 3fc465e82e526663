import type { FastifyInstance } from 'fastify';
import type { Environment } from './env';

/** What author mode adds to the program. */
export interface AuthorMode {
  /** Throws an `EnvironmentError` for settings under which other machines could reach the server. */
  requireLocal(environment: Environment): void;
  register(app: FastifyInstance): void;
  /** Marks the console's page, so that the console loads its part of author mode. */
  changePage(html: string): string;
}
