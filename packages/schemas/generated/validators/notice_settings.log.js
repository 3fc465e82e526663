import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "noticeLog")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.noticeLog !== void 0) {
      let data0 = data.noticeLog;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "keepDays")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noticeLog", schemaPath: "#/properties/noticeLog/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.keepDays !== void 0) {
          let data1 = data0.keepDays;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noticeLog/keepDays", schemaPath: "#/properties/noticeLog/properties/keepDays/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 3650 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noticeLog/keepDays", schemaPath: "#/properties/noticeLog/properties/keepDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noticeLog/keepDays", schemaPath: "#/properties/noticeLog/properties/keepDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/noticeLog", schemaPath: "#/properties/noticeLog/type", keyword: "type", params: { type: "object" } });
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
