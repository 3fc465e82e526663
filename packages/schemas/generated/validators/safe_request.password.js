import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "userExpand": { "type": "object", "additionalProperties": false, "properties": { "minPasswordLength": { "type": "integer", "minimum": 1, "maximum": 64 }, "passwordComplexity": { "type": "string", "enum": ["low", "medium", "high"] }, "passwordExpireDays": { "type": "integer", "minimum": 1, "maximum": 3650 }, "needChangePwd": { "type": "boolean" } } } } };
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
          if (!(key1 === "minPasswordLength" || key1 === "passwordComplexity" || key1 === "passwordExpireDays" || key1 === "needChangePwd")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand", schemaPath: "#/properties/userExpand/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.minPasswordLength !== void 0) {
          let data1 = data0.minPasswordLength;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/minPasswordLength", schemaPath: "#/properties/userExpand/properties/minPasswordLength/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 64 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/minPasswordLength", schemaPath: "#/properties/userExpand/properties/minPasswordLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 64 } });
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/minPasswordLength", schemaPath: "#/properties/userExpand/properties/minPasswordLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.passwordComplexity !== void 0) {
          let data2 = data0.passwordComplexity;
          if (typeof data2 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/passwordComplexity", schemaPath: "#/properties/userExpand/properties/passwordComplexity/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data2 === "low" || data2 === "medium" || data2 === "high")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/passwordComplexity", schemaPath: "#/properties/userExpand/properties/passwordComplexity/enum", keyword: "enum", params: { allowedValues: schema13.properties.userExpand.properties.passwordComplexity.enum } });
            errors++;
          }
        }
        if (data0.passwordExpireDays !== void 0) {
          let data3 = data0.passwordExpireDays;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/passwordExpireDays", schemaPath: "#/properties/userExpand/properties/passwordExpireDays/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 3650 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/passwordExpireDays", schemaPath: "#/properties/userExpand/properties/passwordExpireDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/passwordExpireDays", schemaPath: "#/properties/userExpand/properties/passwordExpireDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.needChangePwd !== void 0) {
          if (typeof data0.needChangePwd !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/needChangePwd", schemaPath: "#/properties/userExpand/properties/needChangePwd/type", keyword: "type", params: { type: "boolean" } });
            errors++;
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
