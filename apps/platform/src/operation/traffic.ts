import type { DrainSwitch } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';

/** Whether this server takes requests, and how many it is answering. */
export interface Traffic {
  isDraining(): boolean;
  /** Requests without an answer. Live connections are not counted. */
  inFlight(): number;
  /**
   * Before the server closes: says that it takes no more requests, waits until the load balancer has noticed, and then until
   * the open requests are answered.
   */
  drain(): Promise<void>;
}

interface TrafficOptions {
  /** How long a load balancer needs to notice that the server is not ready. */
  noticeSeconds: number;
  /** An operator may take the server out of service without stopping it. */
  drain: Pick<DrainSwitch, 'isOn'>;
}

export function watchTraffic(app: FastifyInstance, { noticeSeconds, drain }: TrafficOptions): Traffic {
  let isStopping = false;
  let open = 0;
  let onNone = () => {};
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade === undefined) {
      open += 1;
      reply.raw.once('close', () => {
        open -= 1;
        if (open === 0) onNone();
      });
    }
    done();
  });
  return {
    isDraining: () => isStopping || drain.isOn(),
    inFlight: () => open,
    async drain() {
      isStopping = true;
      await wait(noticeSeconds * 1000);
      if (open === 0) return;
      await Promise.race([new Promise<void>((resolve) => void (onNone = resolve)), wait(finishMilliseconds)]);
    },
  };
}

/** For the open requests. The program ends 20 s after the signal in any case. */
const finishMilliseconds = 8_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
