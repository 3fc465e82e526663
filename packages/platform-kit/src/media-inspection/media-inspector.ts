import { stat } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { FileToInspect, MediaInspector } from '../contract';
import { pathSegments } from '../files';
import { inspectContent } from './inspect-content';
import { checkLanguagePack } from './language-pack';
import { uploadRule } from './upload-rule';

export function createMediaInspector(): MediaInspector {
  return {
    async inspect({ path, location, settings, isFormPicture }: FileToInspect) {
      const names = pathSegments(path);
      const name = names.at(-1) ?? '';
      const rule = uploadRule({ directory: names.slice(0, -1).join('/'), settings, isFormPicture });
      rule.checkName(name);
      const { size: bytes } = await stat(location);
      if (bytes > rule.maxBytes) throw new PlatformError('tooLarge', { detail: `${rule.maxBytes} bytes` });
      if (rule.isLanguagePack) await checkLanguagePack({ location, bytes });
      return inspectContent({ location, bytes }, name);
    },
  };
}
