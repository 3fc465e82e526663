import { colon, dot, isDigit, letterT, letterZ, minus, zero } from './ascii';
/** Reads times `YYYY-MM-DDThh:mm:ss[.ffffff]Z` in bytes. Caches days, as many records share them. */
export class TimeReader {
  /** Microseconds of the last read time since the start of 2000, not exact beyond the safe integers. */
  micros = 0;
  private readonly days = new Map<number, number>();

  /** Returns the end of the time at `start`, or -1 when there is no time or it does not exist. */
  read(bytes: Uint8Array, start: number): number {
    const hours = two(bytes, start + 11);
    const minutes = two(bytes, start + 14);
    const seconds = two(bytes, start + 17);
    const isShaped =
      bytes[start + 4] === minus &&
      bytes[start + 7] === minus &&
      bytes[start + 10] === letterT &&
      bytes[start + 13] === colon &&
      bytes[start + 16] === colon &&
      hours < 24 &&
      minutes < 60 &&
      seconds < 60;
    const day = isShaped ? this.dayOf(bytes, start) : Number.NaN;
    if (Number.isNaN(day)) return -1;
    let at = start + 19;
    let fraction = 0;
    if (bytes[at] === dot) {
      let unit = 100_000;
      for (at += 1; unit >= 1 && isDigit(bytes[at]); at += 1, unit /= 10) fraction += (bytes[at]! - zero) * unit;
      if (unit === 100_000) return -1;
      fraction = Math.round(fraction);
    }
    if (bytes[at] !== letterZ) return -1;
    this.micros = day + (hours * 3_600 + minutes * 60 + seconds) * 1e6 + fraction;
    return at + 1;
  }

  /**
   * Start of the day in microseconds since the start of 2000. NaN for a day that does not exist. PostgreSQL has no year
   * 0.
   */
  private dayOf(bytes: Uint8Array, start: number): number {
    const year = two(bytes, start) * 100 + two(bytes, start + 2);
    const [month, day] = [two(bytes, start + 5), two(bytes, start + 8)];
    const key = (year * 100 + month) * 100 + day;
    const known = this.days.get(key);
    if (known !== undefined) return known;
    const micros = beginningOf(year, month, day);
    if (this.days.size < maxDays) this.days.set(key, micros);
    return micros;
  }
}

function beginningOf(year: number, month: number, day: number): number {
  // `Date.UTC` maps years below 100 to the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? (date.getTime() - epoch) * 1_000 : Number.NaN;
}

/** The value of two digits. NaN when they are no digits. */
function two(bytes: Uint8Array, at: number): number {
  const [tens, ones] = [bytes[at]!, bytes[at + 1]!];
  return isDigit(tens) && isDigit(ones) ? (tens - zero) * 10 + ones - zero : Number.NaN;
}

const epoch = Date.UTC(2000, 0, 1);
const maxDays = 100_000;
