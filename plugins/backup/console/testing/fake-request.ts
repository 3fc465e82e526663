import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** In place of the browser's XMLHttpRequest: an upload that goes as far as the test says. */
export class FakeRequest extends EventTarget {
  static latest: FakeRequest | undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  isAborted = false;
  url = '';

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send() {
    FakeRequest.latest = this;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** So much of it has left the browser. */
  sent(loaded: number, total: number) {
    act(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }));
    });
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => {
      this.dispatchEvent(new Event('load'));
    });
  }
}

export function stubRequests() {
  FakeRequest.latest = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}
