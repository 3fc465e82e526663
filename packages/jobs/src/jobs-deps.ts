import type { MessageLocale, PlatformError, ProjectsOfUser } from '@signalbox/api';
import type { Pool } from 'pg';
import type { JobViewer } from './job-kind';

/** The dependencies of the jobs of a replica. */
export interface JobsDeps {
  pool: Pool;
  clock: { now(): number };
  log: { warn(options: object, message: string): void; error(options: object, message: string): void };
  newId(): string;
  /** The current rights of a user. Undefined for an account that is disabled or gone. */
  currentViewer(userId: string): Promise<(JobViewer & ProjectsOfUser) | undefined>;
  /** Throws the error of a license that closes this route, such as `core/backup`, in the project. */
  requireLicense(options: { route: string; project: string }): Promise<void>;
  /** An operator has taken this server out of service: it takes up no job of another one. */
  isDrained(): boolean;
  /** The sentence of an error in a language. */
  messageOf(error: PlatformError, language: MessageLocale): string;
  /** Notifies all replicas, this one included. */
  notify(channel: string, payload: Record<string, unknown>): Promise<void>;
  listen(channel: string, handle: (payload: Record<string, unknown>) => void): void;
  /** Called after messages between replicas may have been lost. */
  onGap(handle: () => void): void;
}
