import { useConsole } from '@signalbox/api/react';

/** Returns the name of a language in that language; the code itself of one that users cannot choose. */
export function useLanguageName(): (wire: string) => string {
  const { languages } = useConsole();
  return (wire) => {
    const wanted = wire.replaceAll('_', '-');
    return languages.find(({ code }) => code === wanted)?.label ?? wire;
  };
}
