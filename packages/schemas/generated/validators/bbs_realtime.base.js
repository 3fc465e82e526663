import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "tsdbRetentionDays")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.tsdbRetentionDays !== void 0) {
      let data0 = data.tsdbRetentionDays;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/tsdbRetentionDays", schemaPath: "#/properties/tsdbRetentionDays/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 36500 || isNaN(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tsdbRetentionDays", schemaPath: "#/properties/tsdbRetentionDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36500 } });
          errors++;
        }
        if (data0 < 7 || isNaN(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tsdbRetentionDays", schemaPath: "#/properties/tsdbRetentionDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 7 } });
          errors++;
        }
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
