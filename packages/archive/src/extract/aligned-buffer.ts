/**
 * Memory whose address is a multiple of a page, as the kernel wants it for what goes past its cache: only WebAssembly
 * promises that. Undefined where there is none to be had.
 */
export function alignedBuffer(byteCount: number): Buffer | undefined {
  const pages = Math.ceil(byteCount / wasmPageBytes);
  try {
    return Buffer.from(new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer, 0, byteCount);
  } catch (error) {
    // It also reserves addresses, of which there may be a limit.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const wasmPageBytes = 2 ** 16;
