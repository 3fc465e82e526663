import { newId } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { useEffect, useRef, useState } from 'react';
import type { NoticeTest } from '../../shared/generated/types';
import type { NoticeResult, NoticeStep } from '../../shared/notice';

interface TestState {
  /** In the order in which they ended. */
  steps: NoticeStep[];
  /** Undefined until the test has ended. */
  result?: NoticeResult;
  isRunning: boolean;
}

/** Sends test messages, and follows their steps live. Without a live connection, the steps come with the result. */
export function useNoticeTest({ provider, settings }: Pick<NoticeTest, 'provider' | 'settings'>) {
  const { api, live } = useConsole();
  const [state, setState] = useState<TestState>({ steps: [], isRunning: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(values: JsonObject): Promise<void> {
    const id = newId();
    const controller = new AbortController();
    running.current = controller;
    setState({ steps: [], isRunning: true });
    let begin = () => {};
    const opened = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const following = live({
      type: 'noticetest',
      query: { id },
      onMessage: (data) => {
        if (!isStepFrame(data) || data.id !== id || controller.signal.aborted) return;
        setState((now) => (now.result ? now : { ...now, steps: [...now.steps, data.step] }));
      },
      onStateChange: (connection) => connection === 'open' && begin(),
    });
    const timer = setTimeout(begin, openMilliseconds);
    try {
      await opened;
      const body = { ...values, id, provider, settings };
      const result = await api.post<NoticeResult>('core/notice/test', body, { signal: controller.signal });
      setState({ steps: result.steps, result, isRunning: false });
    } catch (error) {
      setState({ steps: [], isRunning: false });
      throw error;
    } finally {
      // The log has each test, rejected ones too.
      clearTimeout(timer);
      following.close();
    }
  }
  return { ...state, send, stop: () => running.current?.abort() };
}

/** What `/ws/noticetest` sends. `id`: of the test. */
interface StepFrame {
  id: string;
  step: NoticeStep;
}

/** The platform sends whole steps. */
function isStepFrame(data: unknown): data is StepFrame {
  return isJsonObject(data) && typeof data.id === 'string' && isJsonObject(data.step);
}

/** The test starts without a live connection if it takes longer. */
const openMilliseconds = 2_000;
