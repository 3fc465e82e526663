import { timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../contract';
import type { FormKey } from './form-key';

/** A compiled form as the database has it. */
export interface StoredForm {
  hash: string;
  /** JSON of the form and its texts, in the order of the properties. */
  definition: string;
  /** An expression whose value is the `CompiledForm`. */
  code: string;
}

export interface FormStore {
  /** Undefined also for a row that this platform did not write, which is compiled again. */
  read(hash: string): Promise<StoredForm | undefined>;
  /** Writes the form, and that it is in use. */
  write(form: StoredForm): Promise<void>;
  /** Deletes forms that were not used for 90 days. */
  deleteUnused(): Promise<void>;
}

interface FormStoreDeps {
  pool: Pick<Pool, 'query'>;
  clock: Clock;
  key: FormKey;
}

/** The compiled forms of all replicas. */
export function createFormStore({ pool, clock, key }: FormStoreDeps): FormStore {
  return {
    async read(hash) {
      const { rows } = await pool.query<StoredForm & { seal: Buffer }>(
        'select hash, definition, code, seal from runtime_form where hash = $1',
        [hash],
      );
      const [row] = rows;
      if (!row) return undefined;
      const { seal, ...form } = row;
      const expected = key.sealOf(form);
      return seal.length === expected.length && timingSafeEqual(seal, expected) ? form : undefined;
    },
    async write(form) {
      await pool.query(
        `insert into runtime_form (hash, definition, code, seal, used_at) values ($1, $2, $3, $4, $5)
         on conflict (hash) do update set definition = excluded.definition, code = excluded.code,
           seal = excluded.seal, used_at = excluded.used_at`,
        [form.hash, form.definition, form.code, key.sealOf(form), new Date(clock.now())],
      );
    },
    async deleteUnused() {
      await pool.query('delete from runtime_form where used_at < $1', [new Date(clock.now() - keptMilliseconds)]);
    },
  };
}

const keptMilliseconds = 90 * 86_400_000;
