import { followChannel } from '@signalbox/platform-kit';
import { onlineChannel } from './online-counts';

/** `/ws/recordonline`: whenever the answer of `GET core/recordOnline` may have changed. */
export const liveCounts = followChannel(onlineChannel);
