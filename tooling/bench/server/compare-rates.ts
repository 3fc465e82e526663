import autocannon from 'autocannon';
import { median } from '../median';

const rounds = 5;
const roundSeconds = 2;
const connections = 10;

const list = `core/theme?query=${encodeURIComponent('{"limit":15,"withCount":true}')}`;
const requests = {
  'core/setting': 'core/setting',
  'core/auth/user': 'core/auth/user',
  'core/license': 'core/license',
  'list of 15, counted': list,
};

interface Programs {
  reference: { url: string };
  product: { url: string };
  /** One per connection, of different users: lists of one user wait for each other. */
  tokens: string[];
}

/** Prints requests a second of both, in turns of a few seconds. Returns the cost of each request: reference's rate ÷ product's. */
export async function compareRates({ reference, product, tokens }: Programs): Promise<number[]> {
  console.log('request               reference/s   product/s   cost');
  const costs: number[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const rates = { reference: [] as number[], product: [] as number[] };
    await requestsPerSecond(`${reference.url}/rest/${path}`, tokens, 1);
    await requestsPerSecond(`${product.url}/rest/${path}`, tokens, 1);
    for (let round = 0; round < rounds; round++) {
      rates.reference.push(await requestsPerSecond(`${reference.url}/rest/${path}`, tokens, roundSeconds));
      rates.product.push(await requestsPerSecond(`${product.url}/rest/${path}`, tokens, roundSeconds));
    }
    const cost = median(rates.reference.map((rate, round) => rate / (rates.product[round] ?? 0)));
    costs.push(cost);
    const columns = [median(rates.reference).toFixed(0).padStart(12), median(rates.product).toFixed(0).padStart(11)];
    console.log(`${name.padEnd(20)} ${columns.join(' ')} ${cost.toFixed(2).padStart(6)}`);
  }
  return costs;
}

async function requestsPerSecond(url: string, tokens: string[], duration: number): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient: (client) => client.setHeaders({ authorization: tokens[next++ % tokens.length] }),
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} answers were errors`);
  return result.requests.average;
}
