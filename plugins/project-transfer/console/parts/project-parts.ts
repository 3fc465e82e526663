import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import data from '../../shared/project-choices.json';

/** Names of the choices, in their order. */
export const choiceNames: readonly string[] = data.choices.map(({ name }) => name);

/** The wire names of the chosen parts: each choice, followed by the parts that it adds. */
export function partsOf(collections: JsonValue | undefined): string[] {
  if (!isJsonObject(collections)) return [];
  return data.choices
    .filter(({ name }) => collections[name] === true)
    .flatMap(({ name, adds }) => (adds ? [name, adds.name] : [name]));
}

/** The choice that a part belongs to: a draft counts with its dashboards. */
export function choiceOf(part: string): string {
  return data.choices.find(({ name, adds }) => name === part || adds?.name === part)?.name ?? part;
}
