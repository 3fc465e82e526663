import { zero } from './ascii';
import type { RowBuffer } from './row-buffer';

/**
 * Writes times as `YYYY-MM-DDThh:mm:ss.ffffffZ`, from microseconds since the start of 2000 in UTC. Caches days, as many
 * records share them.
 */
export class TimeWriter {
  private readonly text = Buffer.from('0000-00-00T00:00:00.000000Z');
  private readonly days = new Map<number, Uint8Array>();
  private lastHigh = 0;
  private lastLow = -1;

  /** `high` and `low`: the halves of a 64-bit integer. Writes at most 27 bytes, until the year 9999. */
  write(out: RowBuffer, high: number, low: number): void {
    if (high !== this.lastHigh || low !== this.lastLow) this.format(high, low);
    this.lastHigh = high;
    this.lastLow = low;
    out.put(this.text);
  }

  private format(high: number, low: number): void {
    const micros = high * 2 ** 32 + low;
    if (Number.isSafeInteger(micros)) {
      const day = Math.floor(micros / dayMicros);
      return this.put(day, micros - day * dayMicros);
    }
    const exact = BigInt(high) * 2n ** 32n + BigInt(low);
    const within = ((exact % bigDay) + bigDay) % bigDay;
    this.put(Number((exact - within) / bigDay), Number(within));
  }

  private put(day: number, micros: number): void {
    this.text.set(this.dayOf(day), 0);
    const seconds = Math.floor(micros / 1e6);
    this.putDigits(11, Math.floor(seconds / 3_600), 2);
    this.putDigits(14, Math.floor(seconds / 60) % 60, 2);
    this.putDigits(17, seconds % 60, 2);
    this.putDigits(20, micros - seconds * 1e6, 6);
  }

  private putDigits(at: number, value: number, count: number): void {
    let rest = value;
    for (let place = at + count - 1; place >= at; place -= 1) {
      this.text[place] = zero + (rest % 10);
      rest = Math.floor(rest / 10);
    }
  }

  /** Throws a `RangeError` for a day outside the years 1 to 9999, which the archive format cannot represent. */
  private dayOf(day: number): Uint8Array {
    const known = this.days.get(day);
    if (known) return known;
    const text = new Date((day + epochDay) * 86_400_000).toISOString();
    if (!/^\d{4}-/.test(text) || text.startsWith('0000')) throw new RangeError(`The day ${day} has no four-digit year`);
    const bytes = Buffer.from(text.slice(0, 10));
    if (this.days.size < maxDays) this.days.set(day, bytes);
    return bytes;
  }
}

/** Days from 1970 to 2000. */
const epochDay = 10_957;
const dayMicros = 86_400_000_000;
const bigDay = BigInt(dayMicros);
const maxDays = 100_000;
