import type { ReactNode } from 'react';
import styles from './login-field.module.css';

interface LoginFieldProps {
  /** Id of the input. */
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A labelled input. Its error has a place of its own, so that nothing moves when it appears. */
export function LoginField({ id, label, error, children }: LoginFieldProps) {
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <div className={styles.error}>
        {error !== undefined && (
          <div id={errorIdOf(id)} role="alert">
            {error}
          </div>
        )}
      </div>
    </>
  );
}

export function errorIdOf(id: string): string {
  return `${id}-error`;
}
