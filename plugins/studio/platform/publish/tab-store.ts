import {
  accountProject,
  collectionStore,
  type Database,
  type PlatformKit,
  type StoredDocument,
} from '@signalbox/platform-kit';
import type { DraftError, TabDraft } from '../../shared/draft';
import type { TabChange } from '../../shared/published';

/** A tab that was published, also after it was withdrawn. Its id is that of the tab. */
export interface StoredTab extends StoredDocument {
  /** In use. Null: withdrawn. */
  version: number | null;
  /** Number of the latest version. */
  latest: number;
  /** The earliest first. */
  changes: TabChange[];
}

/** The files of one version. Its id is `<tab>@<version>`. */
export interface StoredVersion extends StoredDocument {
  tab: string;
  version: number;
  files: TabDraft;
  /** JSON of the form with its references replaced, in the order of its properties. */
  form: string;
  /** Proves that this platform has checked `files` among the declarations of its product, and made `form` of them. */
  seal: string;
  /** The errors that a later version of the product found in it, although it uses it. */
  errors: DraftError[];
}

type StoreKit = Pick<PlatformKit, 'database' | 'clock'>;

/**
 * Published tabs are documents, so that backups of the database contain them. They belong to the platform, not to a project:
 * no data module has them.
 */
export function tabStore({ clock }: StoreKit, database: Database) {
  const address = { database, clock, project: accountProject };
  const tabs = collectionStore<StoredTab>({ ...address, collection: 'schema_tab' });
  const versions = collectionStore<StoredVersion>({ ...address, collection: 'schema_tab_version' });
  return {
    tabs,
    versions,
    /** The next number without stored files: a restore may bring back an earlier history and keep later versions. */
    async nextVersion(tab: string, latest: number): Promise<number> {
      const next = latest + 1;
      const isTaken = (await versions.get(versionId(tab, next))) !== undefined;
      return isTaken ? this.nextVersion(tab, next) : next;
    },
    versionOf: (tab: string, version: number) => versions.get(versionId(tab, version)),
    /** The versions that are in use. */
    async current(): Promise<StoredVersion[]> {
      const used = (await tabs.find()).filter(({ version }) => version !== null);
      const found = await Promise.all(used.map(({ id, version }) => versions.get(versionId(id, version ?? 0))));
      return found.filter((version) => version !== undefined);
    },
  };
}

export function versionId(tab: string, version: number): string {
  return `${tab}@${version}`;
}
