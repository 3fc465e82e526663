import { png } from './png';

/** Small demo files of different formats, generated here. */
export function demoFiles(): [path: string, content: Uint8Array][] {
  return [
    ['img/emblem.svg', utf8(emblem)],
    [
      'img/horizon.png',
      png({ width: 320, height: 180, colourAt: ({ y }) => blend([11, 110, 153], [208, 137, 47], y) }),
    ],
    [
      'img/paper.png',
      png({ width: 64, height: 64, colourAt: ({ x, y }) => blend([246, 244, 238], [232, 228, 218], (x + y) / 2) }),
    ],
    ['modelIcon/pump.svg', utf8(icon('M12 32a20 20 0 1 0 40 0a20 20 0 1 0-40 0M32 12h24v10H44'))],
    ['modelIcon/tank.svg', utf8(icon('M16 12h32v40H16zM16 34h32'))],
    ['modelIcon/meter.svg', utf8(icon('M8 44a24 24 0 0 1 48 0zM32 44l12-16'))],
    ['documents/readings.csv', utf8(readings())],
    ['documents/notes.txt', utf8('Files of the demo project. They may be changed and removed.\n')],
    ['models/cube.obj', utf8(cube)],
  ];
}

const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#0b6e99"/><path d="M20 60h16l8-32 10 44 8-24h14" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/></svg>`;
const cube = `${[0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => `v ${x} ${y} ${z}`))).join('\n')}\nf 1 2 4 3\nf 5 6 8 7\nf 1 2 6 5\nf 3 4 8 7\nf 1 3 7 5\nf 2 4 8 6\n`;

function icon(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${path}" fill="none" stroke="#2f6f4f" stroke-width="4" stroke-linejoin="round"/></svg>`;
}

function readings(): string {
  const rows = Array.from(
    { length: 48 },
    (_unused, hour) => `${hour},${(40 + 12 * Math.sin((hour / 24) * 2 * Math.PI)).toFixed(2)}`,
  );
  return `hour,flow\n${rows.join('\n')}\n`;
}

function blend(from: Colour, to: Colour, part: number): Colour {
  return from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * part)) as Colour;
}

type Colour = [red: number, green: number, blue: number];

function utf8(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}
