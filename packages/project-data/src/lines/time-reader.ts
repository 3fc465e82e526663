import { colon, dot, isDigit, letterT, letterZ, minus, zero } from './ascii';
/** Reads times `YYYY-MM-DDThh:mm:ss[.ffffff]Z` in bytes. Records share days, which are asked for once each. */
export class TimeReader {
  /** Of the last that was read, since the beginning of 2000; not exact beyond what a number can hold. */
  micros = 0;
  private readonly days = new Map<number, number>();

  /** Answers where the time that begins there ends, or -1 where there is none, or none that exists. */
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

  /** Its beginning, in microseconds since that of 2000; not a number where it does not exist. PostgreSQL has no year 0. */
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
  // Of years below 100 `Date.UTC` has an opinion of its own.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? (date.getTime() - epoch) * 1_000 : Number.NaN;
}

/** The number that two digits say; not a number where they are none. */
function two(bytes: Uint8Array, at: number): number {
  const [tens, ones] = [bytes[at]!, bytes[at + 1]!];
  return isDigit(tens) && isDigit(ones) ? (tens - zero) * 10 + ones - zero : Number.NaN;
}

const epoch = Date.UTC(2000, 0, 1);
const maxDays = 100_000;
