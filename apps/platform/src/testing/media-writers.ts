/** Clients that upload small files one after another, until they are stopped. */
interface MediaWriters {
  /** Names of the files that a server acknowledged. */
  acknowledged: ReadonlySet<string>;
  /** Answers that are no success, and connections that broke. */
  failures: readonly string[];
  stop(): Promise<void>;
}

interface WritersOptions {
  /** The address of the next request. */
  address: () => string;
  authorization: string;
  count: number;
}

export function startMediaWriters({ address, authorization, count }: WritersOptions): MediaWriters {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const stopping = new AbortController();
  const write = async (writer: number) => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const name = `${writer}-${number}.txt`;
      const body = new FormData();
      body.append('file', new Blob([contentOf(name)]), name);
      try {
        const url = `${address()}/rest/core/mediaLibrary/upload?catalog=${writtenCatalog}&action=cover`;
        const answer = await fetch(url, { method: 'POST', headers: { authorization }, body });
        const text = await answer.text();
        if (answer.status === 200) acknowledged.add(name);
        else failures.push(`${answer.status} ${text}`);
      } catch (error) {
        failures.push(String(error));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

/** The content of the file with that name. The contents of different names differ in length. */
export function contentOf(name: string): string {
  return `content of ${name}\n`.repeat(1 + (name.length % 5) * 200);
}

export const writtenCatalog = 'docs';
