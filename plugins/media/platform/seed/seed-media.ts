import { mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { demoFiles } from './demo-files';

/** Seeds demo files. Keeps existing files. */
export async function seedMedia({ files }: PlatformKit, project: string): Promise<void> {
  for (const [path, content] of demoFiles()) {
    const place = mediaPath(project, path);
    if (!(await files.entry(place))) await files.write(place, parts(content));
  }
}

async function* parts(content: Uint8Array) {
  yield content;
}
