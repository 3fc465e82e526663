export { type Damage, damagesOf, diceOf } from './damages';
export { rounds } from './endurance';
export { compose } from './sample';
