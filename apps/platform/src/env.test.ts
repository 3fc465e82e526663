import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env';

test('has a valid default for everything', () => {
  expect(readEnvironment({})).toEqual({
    port: 3030,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    adminUsername: 'admin',
    imageHosts: [],
    trustedProxies: ['loopback'],
    connections: { total: 10_000, perClient: 1_000 },
    logLevel: 'info',
    drainSeconds: 0,
  });
});

test('treats an empty variable as a missing one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' })).toEqual(readEnvironment({}));
});

test.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '3030x', 'a whole number'],
  ['DATABASE_URL', 'mysql://secret@host/db', 'postgresql://'],
  ['DATABASE_URL', 'host', 'postgresql://'],
  ['PUBLIC_URL', 'ftp://host', 'https://'],
  ['PLATFORM_URL', 'platform', 'https://'],
  ['TRUSTED_PROXIES', '10.0.0.5, proxy.example', 'addresses and ranges'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses and ranges'],
  ['IMAGE_HOSTS', 'pictures.example.org', 'origins such as'],
  ['IMAGE_HOSTS', "https://a.example; script-src 'unsafe-inline'", 'origins such as'],
  ['IMAGE_HOSTS', 'https://a.example/logo.png', 'origins such as'],
  ['MAX_CONNECTIONS', '0', 'from 1'],
  ['MAX_CONNECTIONS_PER_ADDRESS', 'many', 'from 1'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info'],
  ['DRAIN_SECONDS', '11', 'from 0 to 10'],
  ['OPERATOR_TOKEN', 'short', 'at least 16 characters'],
  ['ADMIN_PASSWORD', 'short', 'at least 8 characters'],
  ['ADMIN_PASSWORD', 'long enough\n', 'has a line break'],
  ['ADMIN_USERNAME', 'a'.repeat(65), 'at most 64'],
])('rejects %s=%s, names it and says what to do', (name, value, advice) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} .*${advice}`));
});

test('never repeats a URL that may contain a password', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://secret@host/db' })).not.toThrow(/secret/);
});

test.each([
  ['10.0.0.5, 10.1.0.0/16 fd00::/8', ['10.0.0.5', '10.1.0.0/16', 'fd00::/8']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ['none', []],
])('reads TRUSTED_PROXIES=%s', (value, proxies) => {
  expect(readEnvironment({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(proxies);
});

test('reads FTP_TARGETS as a list of hosts, and names an entry that is none', () => {
  const { ftpTargets } = readEnvironment({ FTP_TARGETS: 'files.example.org, 10.0.0.7:2121,*.backup.example.org' });
  expect(ftpTargets).toEqual(['files.example.org', '10.0.0.7:2121', '*.backup.example.org']);
  expect(() => readEnvironment({ FTP_TARGETS: 'files.example.org,,' })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ FTP_TARGETS: 'ftp://files' })).toThrow('FTP_TARGETS contains “ftp://files”');
});

test('reads the origins of pictures, by blanks or commas', () => {
  expect(readEnvironment({ IMAGE_HOSTS: 'https://a.example, http://b.example:8080/' }).imageHosts).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});
