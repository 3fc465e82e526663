import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { DraftError } from '../../shared/draft';

/** Errors at their places. The text may have changed since the check, so places beyond its end are moved to the end. */
export function diagnosticsOf(doc: Text, errors: readonly DraftError[]): Diagnostic[] {
  return errors.map(({ line: number, column, wrong, remedy }) => {
    const line = doc.line(Math.min(number, doc.lines));
    const from = Math.min(line.from + column - 1, line.to);
    return { from, to: line.to, severity: 'error', message: `${wrong}; ${remedy}` };
  });
}
