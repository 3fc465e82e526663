import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the browser's XMLHttpRequest. The test controls the upload progress. */
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

  /** Fires a progress event. */
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
