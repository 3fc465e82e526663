/** By the property of the settings. */
export type NoticeProvider = 'dingtalk' | 'email' | 'wechat' | 'sms';

/**
 * `queued`: waits for its first or next try · `sending` · `accepted`: by the provider, which did not say yet whether it
 * arrived · `delivered` · `failed`: for good · `unknown`: nobody can know whether the provider accepted it, so it is not sent
 * again by itself.
 */
export type NoticeStatus = 'queued' | 'sending' | 'accepted' | 'delivered' | 'failed' | 'unknown';
