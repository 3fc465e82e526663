import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("^\\S[^\\s@]*@[^\\s@]+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "to")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data0 = data.to;
      if (typeof data0 === "string") {
        if (func2(data0) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\S[^\\s@]*@[^\\s@]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
