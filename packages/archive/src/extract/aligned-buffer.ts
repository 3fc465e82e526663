/**
 * Memory whose address is a multiple of a page, as the kernel requires for direct I/O. Only WebAssembly guarantees that.
 * Undefined if WebAssembly memory is not available.
 */
export function alignedBuffer(byteCount: number): Buffer | undefined {
  const pages = Math.ceil(byteCount / wasmPageBytes);
  try {
    return Buffer.from(new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer, 0, byteCount);
  } catch (error) {
    // It also reserves address space, which may be limited.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const wasmPageBytes = 2 ** 16;
