import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

interface CaptchaPicture {
  text: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Draws `text` as a PNG: overlapping glyphs of two fonts, turned and sheared, curves of the same ink through them, all
 * bent and speckled. Only pixels leave the server. However large the picture, at most `maxWorkPixels` are bent in
 * JavaScript; the PNG is encoded in a thread of its own.
 */
export async function drawCaptcha({ text, width, height }: CaptchaPicture): Promise<Buffer> {
  const shrink = Math.min(1, Math.sqrt(maxWorkPixels / (width * height)));
  const work = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  const createCanvas = await loadCanvas();
  const bent = bend(drawStraight({ text, ...work, createCanvas }), { ...work, createCanvas });
  const canvas = createCanvas(Math.round(width), Math.round(height));
  canvas.getContext('2d').drawImage(bent, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}

const maxWorkPixels = 20_000;
/** The straight picture has twice as many pixels each way, so that bent edges stay smooth. */
const oversampling = 2;

type CreateCanvas = (width: number, height: number) => Canvas;

function drawStraight({ text, width, height, createCanvas }: CaptchaPicture & { createCanvas: CreateCanvas }): Canvas {
  const canvas = createCanvas(width * oversampling, height * oversampling);
  const context = canvas.getContext('2d');
  const hue = randomInt(360);
  const paper = `hsl(${(hue + 180) % 360} 35% 88%)`;
  // One ink for glyphs and curves, so that colours do not distinguish them.
  const ink = `hsl(${hue} 60% 32%)`;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawBlots(context, `hsl(${(hue + 60) % 360} 45% 76%)`);
  drawGlyphs(context, { text, ink });
  for (let count = 0; count < 2; count++) drawCurve(context, { colour: ink, thickness: between(0.03, 0.05) });
  drawCurve(context, { colour: paper, thickness: between(0.03, 0.045) });
  return canvas;
}

function drawGlyphs(context: SKRSContext2D, { text, ink }: { text: string; ink: string }): void {
  const { width, height } = context.canvas;
  const advance = width / (text.length + 0.5);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  [...text].forEach((glyph, place) => {
    // Wider than its share of the picture: neighbours touch.
    const size = Math.min(height * between(0.8, 0.98), advance * between(1.7, 2));
    context.save();
    context.translate(
      advance * (place + 0.75) + advance * between(-0.1, 0.1),
      height / 2 + (height - size) * between(-0.5, 0.5),
    );
    context.rotate(between(-0.32, 0.32));
    context.transform(between(0.9, 1.1), between(-0.1, 0.1), between(-0.22, 0.22), 1, 0, 0);
    context.font = `${size}px ${families[randomInt(families.length)]}`;
    context.fillText(glyph, 0, 0);
    context.restore();
  });
}

function drawCurve(context: SKRSContext2D, { colour, thickness }: { colour: string; thickness: number }): void {
  const { width, height } = context.canvas;
  const y = () => height * between(0.1, 0.9);
  context.strokeStyle = colour;
  context.lineWidth = height * thickness;
  context.beginPath();
  context.moveTo(width * between(-0.05, 0.15), y());
  context.bezierCurveTo(
    width * between(0.2, 0.45),
    y(),
    width * between(0.55, 0.8),
    y(),
    width * between(0.85, 1.05),
    y(),
  );
  context.stroke();
}

function drawBlots(context: SKRSContext2D, colour: string): void {
  const { width, height } = context.canvas;
  context.fillStyle = colour;
  for (let count = 0; count < 8; count++) {
    context.beginPath();
    context.ellipse(
      width * between(0, 1),
      height * between(0, 1),
      height * between(0.08, 0.35),
      height * between(0.05, 0.2),
      between(0, Math.PI),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

/** Moves every pixel along two waves of random length and phase, and speckles one in thirty. */
function bend(
  straight: Canvas,
  { width, height, createCanvas }: { width: number; height: number; createCanvas: CreateCanvas },
): Canvas {
  const source = straight.getContext('2d').getImageData(0, 0, straight.width, straight.height).data;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const target = context.createImageData(width, height);
  const down = wave(width, { height: height * between(0.05, 0.09), length: height * between(1.4, 2.4) });
  const across = wave(height, { height: height * between(0.03, 0.07), length: height * between(0.8, 1.5) });
  const rowBytes = straight.width * 4;
  const pixels = target.data;
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const fromX = clamp((x + (across[y] ?? 0)) * oversampling, straight.width - oversampling);
      const fromY = clamp((y + (down[x] ?? 0)) * oversampling, straight.height - oversampling);
      const from = fromY * rowBytes + fromX * 4;
      const speckle = Math.random() < 1 / 30 ? between(-90, 60) : 0;
      pixels[at] = averageAt(source, from, rowBytes) + speckle;
      pixels[at + 1] = averageAt(source, from + 1, rowBytes) + speckle;
      pixels[at + 2] = averageAt(source, from + 2, rowBytes) + speckle;
      pixels[at + 3] = 255;
    }
  context.putImageData(target, 0, 0);
  return canvas;
}

/** The average of a square of two by two pixels, whose first byte is `at`. */
function averageAt(data: Uint8ClampedArray, at: number, bytesPerRow: number): number {
  return (
    ((data[at] ?? 0) + (data[at + 4] ?? 0) + (data[at + bytesPerRow] ?? 0) + (data[at + bytesPerRow + 4] ?? 0)) / 4
  );
}

/** Displacements at each position from 0 to `count`. */
function wave(count: number, { height, length }: { height: number; length: number }): Float64Array {
  const phase = between(0, 2 * Math.PI);
  return Float64Array.from({ length: count }, (_, place) => height * Math.sin((2 * Math.PI * place) / length + phase));
}

const clamp = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
const between = (low: number, high: number) => low + Math.random() * (high - low);

const families = ['captcha-hand', 'captcha-slab'];
let isRegistered = false;

/**
 * Loads the library at the first picture: it takes a tenth of the program's start. The fonts of the machine are not used:
 * a server may have none.
 */
async function loadCanvas(): Promise<CreateCanvas> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  if (isRegistered) return createCanvas;
  const require = createRequire(import.meta.url);
  const files = [
    require.resolve('@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2'),
    require.resolve('@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2'),
  ];
  files.forEach((file, place) => GlobalFonts.registerFromPath(file, families[place]));
  isRegistered = true;
  return createCanvas;
}
