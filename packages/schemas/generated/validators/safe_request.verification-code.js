import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "userExpand")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.userExpand !== void 0) {
      let data0 = data.userExpand;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "verifyCodeMinutes")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand", schemaPath: "#/properties/userExpand/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.verifyCodeMinutes !== void 0) {
          let data1 = data0.verifyCodeMinutes;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/verifyCodeMinutes", schemaPath: "#/properties/userExpand/properties/verifyCodeMinutes/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 60 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/verifyCodeMinutes", schemaPath: "#/properties/userExpand/properties/verifyCodeMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 } });
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/verifyCodeMinutes", schemaPath: "#/properties/userExpand/properties/verifyCodeMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/userExpand", schemaPath: "#/properties/userExpand/type", keyword: "type", params: { type: "object" } });
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
