import { apiErrorOf, unreachable } from './api-error';
import { readBody } from './exchange';

interface UploadRequest {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  /** Whole percent, at most 99 until the response has arrived, then 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

interface FormOptions {
  file: Blob;
  /** Required for a Blob without a name. */
  fileName?: string;
  /** Further form fields. */
  fields?: Record<string, string>;
}

/** The fields, then the file as the field `file`. */
export function uploadForm({ file, fileName, fields = {} }: FormOptions): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  return form;
}

/** Sends a form by XMLHttpRequest, the only API with upload progress. Resolves to the body of the response. */
export function uploadByXhr({ url, form, headers, onProgress, signal }: UploadRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.min(99, Math.floor((loaded / total) * 100)));
    });
    request.addEventListener('load', () => {
      const body = readBody(request.responseText);
      if (request.status !== 200) return reject(apiErrorOf(request.status, body));
      onProgress?.(100);
      resolve(body);
    });
    request.addEventListener('error', () => reject(unreachable(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
