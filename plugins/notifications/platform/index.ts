import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { noticeErrors } from '../shared/errors';
import { registerAlerts } from './alerts/register-alerts';
import { logMigrations } from './log/log-source';
import { settingChecks } from './checks/setting-checks';
import { registerLog } from './log/register-log';
import { queueMigrations } from './queue/migrations';
import { providerHealth } from './queue/provider-health';
import { queueCounters, queueGauges } from './queue/queue-gauges';
import { registerQueue } from './queue/register-queue';
import { liveSteps } from './test-message/live-steps';
import { templatesRoute } from './test-message/templates-route';
import { testRoutes } from './test-message/test-routes';
import { receiptRoutes } from './wechat-receipts/receipt-routes';

/** Sends messages by the providers of the notification settings. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Messages',
  live: { noticetest: liveSteps },
  errors: noticeErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  gauges: [queueGauges],
  counters: queueCounters,
  operation: providerHealth,
  settingChecks,
  migrations: [...queueMigrations, ...logMigrations],
  async register(rest, kit) {
    testRoutes(rest, kit);
    templatesRoute(rest, kit);
    registerQueue(rest, kit);
    registerLog(rest, kit);
    registerAlerts(kit);
    await receiptRoutes(rest, kit);
  },
};
