import { resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import type { ServerBucket } from '@signalbox/platform-kit/archive-files';
import type { ConnectionLimits } from '@signalbox/platform-kit/rest';
import { readBucket } from './bucket-variables';
import { EnvironmentError } from './environment-error';
import { type Tracing, tracingOf } from './operation/tracing/tracing-variables';

export { EnvironmentError } from './environment-error';

/** The operator's configuration, read and checked once at start. */
export interface Environment {
  /** 0 picks a free one. */
  port: number;
  host: string;
  dataDir: string;
  /** The operator's own PostgreSQL, instead of the embedded one. */
  databaseUrl?: string;
  adminUsername: string;
  /** Undefined: the server generates a random one and prints it once. */
  adminPassword?: string;
  /** The URL that browsers use, if there is a proxy in front of the program. */
  publicUrl?: string;
  /** Origins from which pages may show pictures, besides the console's own. */
  imageHosts: string[];
  /** Addresses and CIDR ranges of the proxies whose `X-Forwarded-For` counts. */
  trustedProxies: string[];
  connections: ConnectionLimits;
  logLevel: string;
  /** How long the server answers after the signal to stop, while it says that it is not ready. */
  drainSeconds: number;
  /** Lets a caller of `/readyz` see which check fails, and read `/metrics`. */
  operatorToken?: string;
  /** FTP servers that copies of backups may go to, `host` or `host:port`; undefined: any. */
  ftpTargets?: string[];
  /** Servers of notification providers that the platform may connect to; undefined: all with a public address. */
  noticeTargets?: string[];
  /** Where media files and the archives of backups are; undefined: in the data folder. */
  bucket?: ServerBucket;
  /** Where traces go; undefined: nowhere. */
  tracing?: Tracing;
  /** An existing platform: the program then stores no data and forwards calls to it. */
  platformUrl?: string;
}

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = (name: string) => variables[name]?.trim() || undefined;
  return {
    port: portOf(given('PORT')),
    host: given('HOST') ?? '127.0.0.1',
    dataDir: resolve(given('DATA_DIR') ?? './data'),
    databaseUrl: addressOf({
      name: 'DATABASE_URL',
      value: given('DATABASE_URL'),
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgresql://user:password@host:5432/database',
    }),
    adminUsername: usernameOf(given('ADMIN_USERNAME')),
    adminPassword: passwordOf(variables['ADMIN_PASSWORD']),
    publicUrl: addressOf({
      name: 'PUBLIC_URL',
      value: given('PUBLIC_URL'),
      protocols: web,
      example: 'https://console.example.org',
    }),
    imageHosts: originsOf(given('IMAGE_HOSTS')),
    trustedProxies: proxiesOf(given('TRUSTED_PROXIES')),
    connections: {
      total: countOf('MAX_CONNECTIONS', given('MAX_CONNECTIONS') ?? '10000'),
      perClient: countOf('MAX_CONNECTIONS_PER_ADDRESS', given('MAX_CONNECTIONS_PER_ADDRESS') ?? '1000'),
    },
    logLevel: levelOf(given('LOG_LEVEL')),
    drainSeconds: drainSecondsOf(given('DRAIN_SECONDS')),
    operatorToken: operatorTokenOf(variables['OPERATOR_TOKEN']),
    ftpTargets: targetsOf('FTP_TARGETS', given('FTP_TARGETS')),
    noticeTargets: targetsOf('NOTICE_TARGETS', given('NOTICE_TARGETS')),
    bucket: readBucket(given),
    tracing: tracingOf(given),
    platformUrl: addressOf({
      name: 'PLATFORM_URL',
      value: given('PLATFORM_URL'),
      protocols: web,
      example: 'https://platform.example.org',
    })?.replace(/\/+$/, ''),
  };
}

const web = ['http:', 'https:'];
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const defaultPort = 3030;
const minPasswordLength = 8;

/** Complete origins, as in a content security policy: no path, and no wildcard. */
function originsOf(value = ''): string[] {
  return value
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!URL.canParse(entry) || new URL(entry).origin !== entry.replace(/\/$/, '') || !/^https?:/.test(entry))
        throw new EnvironmentError(
          `IMAGE_HOSTS contains “${entry}”: set it to origins such as https://pictures.example.org`,
        );
      return new URL(entry).origin;
    });
}

function portOf(value = String(defaultPort)): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new EnvironmentError(`PORT is “${value}”: set it to a whole number from 0 to 65535 (0 picks a free port)`);
  return port;
}

function usernameOf(value = 'admin'): string {
  if (value.length > 64) throw new EnvironmentError('ADMIN_USERNAME is too long: set it to at most 64 characters');
  return value;
}

function passwordOf(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length < minPasswordLength)
    throw new EnvironmentError(
      `ADMIN_PASSWORD is too short: set it to at least ${minPasswordLength} characters, or leave it out for a random one`,
    );
  if (/\p{Cc}/u.test(value)) throw new EnvironmentError('ADMIN_PASSWORD has a line break: set it to one line');
  return value;
}

function countOf(name: string, value: string): number {
  const count = Number(value);
  if (!/^\d{1,6}$/.test(value) || count === 0)
    throw new EnvironmentError(`${name} is “${value}”: set it to a whole number from 1 to 999999`);
  return count;
}

function drainSecondsOf(value = '0'): number {
  if (!/^\d{1,2}$/.test(value) || Number(value) > maxDrainSeconds)
    throw new EnvironmentError(`DRAIN_SECONDS is “${value}”: set it to a whole number from 0 to ${maxDrainSeconds}`);
  return Number(value);
}

/** The program ends 20 seconds after the signal in any case. */
const maxDrainSeconds = 10;

function operatorTokenOf(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length < minTokenLength)
    throw new EnvironmentError(`OPERATOR_TOKEN is too short: set it to at least ${minTokenLength} characters`);
  return value;
}

const minTokenLength = 16;

/** `none`: there is no proxy, not even on this machine. */
function proxiesOf(value = 'loopback'): string[] {
  if (value === 'none') return [];
  return value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(proxyOf);
}

function proxyOf(entry: string): string {
  try {
    compile(entry);
  } catch {
    throw new EnvironmentError(
      `TRUSTED_PROXIES contains “${entry}”: set it to addresses and ranges such as 10.0.0.5, 10.1.0.0/16, fd00::/8, loopback, or to none`,
    );
  }
  return entry;
}

function targetsOf(name: string, value: string | undefined): string[] | undefined {
  const entries = value?.split(',').map((entry) => entry.trim());
  const wrong = entries?.find((entry) => !/^(\*\.)?[^\s/@*,]+$/.test(entry));
  if (wrong !== undefined)
    throw new EnvironmentError(
      `${name} contains “${wrong}”: set it to hosts such as files.example.org, files.example.org:2121, *.example.org, [fd00::5]:21`,
    );
  return entries;
}

function levelOf(value = 'info'): string {
  if (!levels.includes(value))
    throw new EnvironmentError(`LOG_LEVEL is “${value}”: set it to one of ${levels.join(', ')}`);
  return value;
}

/** The message never repeats the value: it may contain a password. */
function addressOf({
  name,
  value,
  protocols,
  example,
}: {
  name: string;
  value?: string;
  protocols: string[];
  example: string;
}): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new EnvironmentError(`${name} is no address of the right kind: set it to something like ${example}`);
  return value;
}
