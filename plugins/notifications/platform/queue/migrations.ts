/** No documents: backups, restores and imports leave messages alone, so nothing is sent again after a restore. */
export const queueMigrations = [
  {
    name: 'notifications/001-queue',
    sql: `
      create table notice_message (
        project text not null,
        id text not null,
        created_at timestamptz not null,
        -- Name of the user who sent it; null for an alert of the platform.
        created_by text,
        provider text not null,
        recipient text not null,
        -- Without the provider and the recipient.
        content jsonb not null,
        status text not null,
        tries integer not null default 0,
        -- A queued message is sent from this time on.
        due_at timestamptz not null,
        first_try_at timestamptz,
        -- While the status is 'sending': the try, and the time after which its process counts as crashed.
        claim uuid,
        lease_until timestamptz,
        -- True if a try may have been accepted.
        is_uncertain boolean not null default false,
        ended_at timestamptz,
        ids jsonb not null default '{}',
        problem jsonb,
        primary key (project, id)
      );
      create index notice_message_due on notice_message (project, provider, due_at) where status = 'queued';
      create index notice_message_sending on notice_message (lease_until) where status = 'sending';
      create index notice_message_log on notice_message (project, created_at, id);
      -- Of the replicas together: the next message of this provider may start at this time.
      create table notice_pace (
        project text not null,
        provider text not null,
        next_at timestamptz not null,
        primary key (project, provider)
      );
      create table notice_token (
        -- Hash of the address, the name and the secret of the account.
        account text primary key,
        token text not null,
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: 'notifications/003-receipts',
    sql: `
      -- Until the message has its id: WeChat may send the receipt before the answer to the message is stored.
      create table notice_receipt (
        project text not null,
        msgid text not null,
        status text not null,
        received_at timestamptz not null,
        primary key (project, msgid)
      );
      create index notice_receipt_old on notice_receipt (received_at);
      create index notice_message_msgid on notice_message (project, (ids ->> 'msgid'))
        where provider = 'wechat' and status = 'accepted';
    `,
  },
  {
    name: 'notifications/004-renewal-of-tokens',
    // Tokens of before are renewed at once.
    sql: `alter table notice_token add column renew_at timestamptz not null default 'epoch'`,
  },
  {
    name: 'notifications/005-later-receipts',
    sql: `
      -- Of an accepted message: when its provider is asked for the receipt. Null: not any more.
      alter table notice_message add column receipt_at timestamptz;
      update notice_message set receipt_at = now()
        where status = 'accepted' and provider in ('dingtalk', 'sms') and ids <> '{}'
          and ended_at > now() - interval '24 hours';
      create index notice_message_receipt on notice_message (project, provider, receipt_at) where status = 'accepted';
    `,
  },
  {
    name: 'notifications/006-index-of-due-receipts',
    // Most accepted messages have no receipt to ask for: the index before listed them all.
    sql: `
      create index notice_message_due_receipt on notice_message (receipt_at, project, provider)
        where status = 'accepted' and receipt_at is not null;
      drop index notice_message_receipt;
    `,
  },
  {
    name: 'notifications/007-test-messages',
    sql: `
      -- Sent with values that are not saved. It is never queued, and not sent again.
      alter table notice_message add column is_test boolean not null default false;
    `,
  },
];
