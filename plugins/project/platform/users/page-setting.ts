import { validated } from '@signalbox/platform-kit';
import type { UserUpdate } from '../../shared/generated/types';
import { userUpdateEntity } from '../../shared/generated/entities';

/** Known clients send `{"pageSetting.<list>": […]}` as well as `{"pageSetting": {"<list>": […]}}`; both become the second. */
export function withNestedPageSetting(body: UserUpdate): UserUpdate {
  const dotted = Object.entries(body).filter(([key]) => key.startsWith(prefix));
  if (dotted.length === 0) return body;
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith(prefix)));
  const lists = Object.fromEntries(dotted.map(([key, value]) => [key.slice(prefix.length), value]));
  return validated({ ...rest, pageSetting: { ...body.pageSetting, ...lists } }, userUpdateEntity);
}

const prefix = 'pageSetting.';
