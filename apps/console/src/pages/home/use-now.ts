import { useState } from 'react';

/** The moment at which the component first appeared. */
export function useNow(): Date {
  return useState(() => new Date())[0];
}
