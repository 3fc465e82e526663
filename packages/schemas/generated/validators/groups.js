import { conditionOf } from "./runtime.js";
var groupVisible = {};
export {
  groupVisible
};
