import { createHash } from 'node:crypto';

/** Hashes files as the worker of the uploads does, which jsdom cannot run. */
export class HashingWorker extends EventTarget {
  postMessage(file: Blob): void {
    void file.arrayBuffer().then((content) => {
      const sha256 = createHash('sha256').update(new Uint8Array(content)).digest('hex');
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'hashed', sha256 } }));
    });
  }

  terminate(): void {}
}
