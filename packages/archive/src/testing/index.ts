export { type Damage, damagesOf, diceOf } from './damages';
export { compose } from './sample';
