import { randomBytes, randomInt } from 'node:crypto';
import { type Clock, createTurns } from '@signalbox/platform-kit';
import type { CaptchaQuery } from '@signalbox/schemas/types';
import type { AuthDatabase } from '../auth-tables';
import { drawCaptcha } from './captcha-picture';

export interface Captchas {
  /** A picture, and the id under which its text is stored. */
  draw(input: CaptchaQuery & { minutes: number }): Promise<{ id: string; image: string }>;
  /** True if `text` is the text of the picture. Any attempt uses the picture up. */
  solve(id: string | undefined, text: string): Promise<boolean>;
}

export function createCaptchas({ database, clock }: { database: AuthDatabase; clock: Clock }): Captchas {
  return {
    async draw({ width = 120, height = 40, captchaLen: size = 4, minutes }) {
      const text = Array.from({ length: size }, () => alphabet[randomInt(alphabet.length)]).join('');
      const picture = await drawing.run({}, () => drawCaptcha({ text, width, height }));
      const id = randomBytes(16).toString('hex');
      const now = clock.now();
      await database.deleteFrom('captcha').where('expires_at', '<', new Date(now)).execute();
      await database
        .insertInto('captcha')
        .values({ id, text: text.toLowerCase(), expires_at: new Date(now + minutes * 60_000) })
        .execute();
      return { id, image: `data:image/png;base64,${picture.toString('base64')}` };
    },

    async solve(id, text) {
      if (id === undefined) return false;
      const row = await database.deleteFrom('captcha').where('id', '=', id).returningAll().executeTakeFirst();
      return row !== undefined && row.expires_at.getTime() > clock.now() && row.text === text.trim().toLowerCase();
    },
  };
}

/** Other requests have their turn between two pictures. */
const drawing = createTurns({ atOnce: 1 });

/** Without characters that look alike, also when turned or bent. The comparison ignores case. */
const alphabet = 'ABDEFGHJKMNPRTabdefhkmnprt2347';
