import sharp from 'sharp';
import type { ThumbnailTask } from './messages';

// One thread and no cache for each process: the owner decides how many run. Only these decoders: content that claims to be
// a picture reaches no other one, such as that for SVG.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadTiffFile',
  ],
});

/**
 * A WebP picture, upright, within `side` × `side` pixels and never larger than the original: of the first frame or page.
 * It has no metadata: no position, no camera, no embedded preview. Throws for content that cannot be read.
 */
export async function drawThumbnail({ location, side }: ThumbnailTask): Promise<Uint8Array> {
  return sharp(location, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}

/** The most pixels of the original: decoded, these need about 400 MB. Cameras of 2026 have up to 50 megapixels. */
const maxPixels = 50_000_000;
