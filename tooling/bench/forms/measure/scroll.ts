import type { BenchTab } from './bench-tab';

export interface ScrollFrames {
  /** Share of frames in time for 60 a second. */
  inTime: number;
  longestMs: number;
  /** Main thread per frame. */
  perFrameMs: number;
}

/** Scrolls through the form by wheel events at 3,000 pixels a second, and counts the frames. */
export async function scroll({ page, session, mainThreadMs }: BenchTab): Promise<ScrollFrames> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    const frames: number[] = [];
    let last = 0;
    const count = (now: number) => {
      if (last > 0) frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { frameTimes: frames });
  });
  await page.waitForTimeout(300);
  const before = await mainThreadMs();
  await page.evaluate(() => (window.frameTimes.length = 0));
  await session.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 450,
    yDistance: -15_000,
    speed: 3000,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const frames = await page.evaluate(() => window.frameTimes.slice());
  const spentMs = (await mainThreadMs()) - before;
  // A frame is late when the next screen refresh has passed without it.
  const late = frames.filter((ms) => ms > 25).length;
  return { inTime: 1 - late / frames.length, longestMs: Math.max(...frames), perFrameMs: spentMs / frames.length };
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}
