import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first one is Chromium without a window: its tests need a sixth less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];

/** Flags for a machine without a display, a sandbox or a network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Replaces the list that Playwright passes, so it repeats those entries that matter here.
  `--disable-features=${[
    // Pages of the address bar: a browser without a window loads them for every new context all the same.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    // A renderer that waits for the next page: every context of a test would start one and never use it.
    'SpareRendererForSitePerProcess',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];

/**
 * Path of a Chromium or Chrome: `CHROME_BIN`, an installed one, or the download of Playwright. If there is none, installs
 * one from the system's packages if the user may, otherwise by Playwright.
 * Throws with one line of advice if none can be installed.
 */
export function findBrowser(): string {
  const wanted = process.env['CHROME_BIN'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_BIN names ${wanted}, which does not exist. Set it to a Chromium or Chrome, or unset it.`);
  }
  return installedBrowser() ?? fromSystemPackages() ?? fromTestTool() ?? reject();
}

function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  return onPath ?? usualPlaces.find((path) => existsSync(path)) ?? downloadedBrowser();
}

function downloadedBrowser(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromSystemPackages(): string | undefined {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return undefined;
  console.log("No Chromium found: installing the system's package …");
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env: environment });
    const installed = installedBrowser();
    if (installed !== undefined) return installed;
  }
  return undefined;
}

function fromTestTool(): string | undefined {
  console.log("No Chromium found: trying the test tool's own download …");
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  return downloadedBrowser();
}

function reject(): never {
  throw new Error(
    'No Chromium or Chrome could be found or installed. Install one, or set CHROME_BIN to its path, and run npm test again.',
  );
}
