import { faultsOf } from "./runtime.js";
var entityValidators = {};
export {
  entityValidators
};
