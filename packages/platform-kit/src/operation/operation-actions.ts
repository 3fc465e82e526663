import type { LockedUser, MessageLocale, ScheduledWork } from '@signalbox/api';
import type { GaugeSource } from '../gauges';

/** The user of an action on the page of system operation. */
export interface Operator {
  userId: string;
  username: string;
  isSuper: boolean;
  permissions: ReadonlySet<string>;
  /** The projects that the user may enter. Undefined: all of them. */
  projects?: ReadonlySet<string>;
  language: MessageLocale;
}

/** A check that operators start at any time. */
export interface OperationCheck {
  id: string;
  /** Message keys. */
  title: string;
  help: string;
  /** Needed besides `operation.edit`. */
  permission?: string;
  /** Starts the check and returns soon. `notFound`: there is nothing to check. */
  start(operator: Operator): Promise<void>;
}

/** What operators may do with the work of a plug-in. The plug-in adds it when it registers. */
export interface OperationActions {
  checks?: readonly OperationCheck[];
  /** Starts a run of this work soon. False: it is not of this plug-in, or is gone. */
  runNow?(work: Pick<ScheduledWork, 'kind' | 'project' | 'id'>): Promise<boolean>;
  /** Users who cannot log in for now from where wrong passwords came. */
  locked?(source: GaugeSource): Promise<LockedUser[]>;
  unlock?(username: string): Promise<void>;
}
