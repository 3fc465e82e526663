import { type OwnCalls, startDocumentedPlatform } from './documented-platform';
import { PlatformClient } from './platform-client';
import { newDataDir, removeDataDir, startProduct } from './product';

/** A console in front of a platform that has the documented calls alone. */
export interface DocumentedFront {
  url: string;
  /** Calls that the platform rejected because they are not documented. */
  rejected: ReadonlySet<string>;
  /** The administrator of the real platform, who may send all calls. */
  admin: PlatformClient;
  close(): Promise<void>;
}

/** `real`: the product that stands for the platform. `own`: calls that a stub answers instead of it. */
export async function startDocumentedFront(real: string, own?: OwnCalls): Promise<DocumentedFront> {
  const platform = await startDocumentedPlatform(real, own);
  const dataDir = newDataDir();
  const front = await startProduct({ dataDir, environment: { PLATFORM_URL: platform.url } });
  return {
    url: front.url,
    rejected: platform.rejected,
    admin: await PlatformClient.login(real),
    async close() {
      await front.stop();
      await platform.close();
      removeDataDir(dataDir);
    },
  };
}
