import { logIn, send, type Session } from '../session';
import { percentile } from '../times';
import { withFolders } from '../workbench';

// Prints how long other requests wait during uploads of drawings whose inspection is at or above its limits.
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const drawings = {
  'nothing is uploaded': undefined,
  '20,000 elements, 80 KB (rejected)': svg('<g/>'.repeat(20_000)),
  '20,000 elements with 40 attributes, 9 MB (rejected)': svg(`<g ${attributes(40)}/>`.repeat(20_000)),
  '9,900 elements, 90 deep': svg(('<g>'.repeat(90) + '</g>'.repeat(90)).repeat(110)),
  '9,900 elements with 4 attributes': svg(`<path ${attributes(4)}/>`.repeat(9_900)),
  '200 elements with 200 attributes': svg(`<g ${attributes(199)}/>`.repeat(200)),
  'styles of 256 KB': svg(`<style>${'.a{fill:red}'.repeat(21_000)}</style>`),
  'a text of 3.9 MB': svg(`<text>${'&lt;'.repeat(970_000)}</text>`),
};
const seconds = 6;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

await withFolders(async ({ start }) => {
  const program = await start();
  const session = await logIn(program.url);
  console.log('while this is uploaded again and again | requests | median | 99 % | longest | server memory');
  for (const [name, drawing] of Object.entries(drawings)) {
    const waits = await measure(session, drawing);
    const at = (share: number) => milliseconds(percentile(waits, share));
    const memory = `${Math.round(program.memory() / 2 ** 20)} MB`;
    console.log([name, waits.length, at(0.5), at(0.99), at(1), memory].join(' | '));
  }
});

/** Durations of many small requests in ms, sorted, while one user uploads `drawing`, two at a time. */
async function measure(session: Session, drawing: string | undefined): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const until = async (step: () => Promise<void>) => {
    while (performance.now() < end) await step();
  };
  const waits: number[] = [];
  const upload = async () => {
    if (drawing === undefined) return;
    const body = new FormData();
    body.append('file', new Blob([drawing]), 'a.svg');
    const headers = { authorization: session.token };
    await (await fetch(`${session.url}/rest/core/media/img`, { method: 'POST', headers, body })).arrayBuffer();
  };
  const ask = async () => {
    const start = performance.now();
    await send(session, 'core/auth/user');
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await Promise.all([until(ask), ...(drawing === undefined ? [] : [until(upload), until(upload)])]);
  return waits.toSorted((one, other) => one - other);
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, number) => `data-a${number}="1"`).join(' ');
}
