interface Call {
  verb: string;
  resource: string;
  query: Record<string, unknown>;
  params: Record<string, string>;
  body: unknown;
}
/** `count`: the total, if the list is one page. `headers`: others of the response. */
export type Answer = { status?: number; body?: unknown; count?: number; headers?: Record<string, string> };
export type Answering = Answer | Promise<Answer> | ((call: Call) => Answer | Promise<Answer>);

/** Mocks the network: responds to `<verb> <resource>` by `answering`, and records the requests. */
export function fakePlatform(answering: Iterable<readonly [string, Answering]> = []) {
  const calls: Call[] = [];
  const answers = new Map<string, Answering>([['GET core/taskmanager', { body: [] }], ...answering]);
  const reach: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://platform');
    const verb = init?.method ?? 'GET';
    const resource = url.pathname.replace('/rest/', '');
    const params = Object.fromEntries(url.searchParams);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body;
    const query = JSON.parse(params.query ?? '{}') as Record<string, unknown>;
    const call = { verb, resource, params, body, query };
    calls.push(call);
    const given = answers.get(`${verb} ${resource}`) ?? error('Not found', resource);
    const {
      status = 200,
      body: answer,
      count: total,
      headers,
    } = await (typeof given === 'function' ? given(call) : given);
    const count = Array.isArray(answer) ? { count: String(total ?? answer.length) } : undefined;
    return Response.json(answer, { status, headers: { ...count, ...headers } });
  };
  return {
    reach,
    calls,
    called: (verb: string, resource: string) =>
      calls.findLast((call) => call.verb === verb && call.resource === resource),
    /** Sets the response of `<verb> <resource>`. A promise delays it. */
    answer: (what: string, answer: Answering) => void answers.set(what, answer),
  };
}

export function error(message: string, detail = ''): Answer {
  return { status: 400, body: { code: 100_090_001, message, detail, field: '' } };
}
