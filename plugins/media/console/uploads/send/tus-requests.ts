import type { OwnRequests, Verb } from '@signalbox/api/client';
import { DefaultHttpStack, type HttpStack } from 'tus-js-client';

const verbs: readonly Verb[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Sends the requests of the protocol as all other calls of the session: with its token, project and locale. */
export function tusRequests(own: OwnRequests): HttpStack {
  const browser = new DefaultHttpStack({});
  return {
    getName: () => browser.getName(),
    createRequest(method, url) {
      const sent = own.methodOf(verbs.find((verb) => verb === method) ?? 'POST');
      const request = browser.createRequest(sent.verb, url);
      for (const [name, value] of Object.entries({ ...own.headers(), ...sent.headers })) request.setHeader(name, value);
      return request;
    },
  };
}
