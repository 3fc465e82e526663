import type { Locator, Page } from '@playwright/test';

/** Files and folders of the disk, dragged over an element. `drop` lets them go. */
export async function dragFiles(page: Page, files: string[], target: Locator): Promise<{ drop: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to drop on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files, dragOperationsMask: 1 } });
  await send('dragEnter');
  await send('dragOver');
  return {
    async drop() {
      await send('drop');
      await session.detach();
    },
  };
}
